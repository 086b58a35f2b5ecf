/* global window, document, performance, requestAnimationFrame, MutationObserver, PerformanceObserver */

/**
 * Runs in the page. Fills `window.keystrokes` with, for each key pressed in
 * the search box, when its first and last change of the panel was painted
 * (ms after the key), and with the length of each task over 50 ms.
 */
export function observePanel() {
  const keys = [];
  const tasks = [];
  window.keystrokes = {keys, tasks};

  /** Calls back when the frame that is being made has been painted. */
  const afterPaint = (done) =>
    requestAnimationFrame(() =>
      window.scheduler.postTask(done, {priority: 'user-blocking'}),
    );

  document.addEventListener(
    'keydown',
    ({timeStamp}) => keys.push({startMs: timeStamp}),
    true,
  );

  const isOfPanel = ({target}) =>
    (target.nodeType === 1 ? target : target.parentElement)?.closest(
      '.aa-Panel',
    );
  new MutationObserver((changes) => {
    const key = keys.at(-1);
    if (!key || !changes.some(isOfPanel)) {
      return;
    }
    afterPaint(() => {
      const ms = performance.now() - key.startMs;
      key.first ??= ms;
      key.last = ms;
    });
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  new PerformanceObserver((list) =>
    list.getEntries().forEach(({duration}) => tasks.push(duration)),
  ).observe({type: 'longtask'});
}
