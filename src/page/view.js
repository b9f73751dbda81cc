// What a picture needs to know of the window: inner size, device scale, whether it is shown.
(() => {
  return [innerWidth, innerHeight, devicePixelRatio, document.visibilityState === 'hidden'];
})()
