// Which scripts this machine has no font for: their characters look like one that no font has.
(() => {
  const samples = {
    Latin: "ß", Greek: "Ω", Cyrillic: "Ж", Arabic: "ع", Hebrew: "ש",
    Devanagari: "क", Thai: "ก", Chinese: "嗨", Japanese: "ぬ", Korean: "한", Emoji: "🦀",
  };
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 48;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (text) => {
    context.clearRect(0, 0, 48, 48);
    context.font = "32px sans-serif";
    context.textBaseline = "top";
    context.fillText(text, 4, 4);
    return context.getImageData(0, 0, 48, 48).data.join();
  };
  const unknown = ["\u{f0123}", "\u{10fff0}", "\u0378", ""].map(drawn);
  return Object.keys(samples).filter((script) => unknown.includes(drawn(samples[script])));
})()
