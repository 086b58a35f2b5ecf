/* global window, document, requestAnimationFrame, clearTimeout, MutationObserver, PerformanceObserver, HTMLInputElement, InputEvent */

/** Runs in the page before anything else: adds up what shifts. */
export function observeLoad() {
  const seen = {shift: 0};
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries()) {
      seen.shift += hadRecentInput ? 0 : value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Runs in the page: gives the field a text, and waits until the list has been painted for the last time. */
export function enterText(text) {
  const catalog = document.querySelector('.operator-catalog');
  const field = catalog.querySelector('input[type=search]');
  return new Promise((resolve) => {
    let moved = 0;
    let timer;
    const done = () => {
      observer.disconnect();
      resolve({moved});
    };
    const painted = () => {
      requestAnimationFrame(() => {
        setTimeout(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 250);
        });
      });
    };
    const observer = new MutationObserver((records) => {
      for (const {addedNodes, removedNodes} of records) {
        moved += addedNodes.length + removedNodes.length;
      }
      painted();
    });
    observer.observe(catalog, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.getOwnPropertyDescriptor(
      HTMLInputElement.prototype,
      'value',
    ).set.call(field, text);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    painted();
  });
}
