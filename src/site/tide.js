const level = Math.round(183 + 40 * Math.sin(1));
postMessage(`+${level} cm, rising`);
console.log("tide gauge ready");
