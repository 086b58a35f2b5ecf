/** Times of the changes of rows after one key, in milliseconds after the key. */
export type KeyTimes = {
  readonly startMs: number;
  first?: number | undefined;
  last?: number | undefined;
};

/** Observations in the page. Times are values of `performance.now()`. */
export type Observation = {
  readonly keys: KeyTimes[];
  /** Durations of main-thread tasks over 50 ms, in milliseconds. */
  readonly tasks: number[];
  /** True while keys are recorded. */
  isTyping: boolean;
  /** Time of the first paint of rows. */
  firstRowsAt?: number;
};

declare global {
  // Only an interface can extend the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    benchObservation: Observation;
  }
}

/**
 * Records when the texts or marks of rows change and the change is painted, for
 * each key. Runs in the page, so it is self-contained.
 * @param rows - Selector of rows.
 */
export function observeRows(rows: string): void {
  const keys: KeyTimes[] = [];
  const tasks: number[] = [];
  const observation: Observation = {keys, tasks, isTyping: false};
  window.benchObservation = observation;
  let shown = '';
  let isWaiting = false;

  /** Text of all rows, including their marks. */
  const content = () =>
    Array.from(document.querySelectorAll(rows), (row) =>
      [row, ...row.querySelectorAll('mark')]
        .map(({textContent}) => textContent)
        .join('|'),
    ).join('\n');

  document.addEventListener(
    'keydown',
    ({timeStamp}) => {
      if (observation.isTyping) {
        keys.push({startMs: timeStamp});
      }
    },
    true,
  );

  function record(): void {
    isWaiting = false;
    const now = performance.now();
    const next = content();
    if (next === shown) {
      return;
    }
    shown = next;
    if (next) {
      observation.firstRowsAt ??= now;
    }
    const key = observation.isTyping ? keys.at(-1) : undefined;
    if (key) {
      key.first ??= now - key.startMs;
      key.last = now - key.startMs;
    }
  }

  new MutationObserver(() => {
    if (isWaiting || !document.querySelector(rows)) {
      return;
    }
    isWaiting = true;
    // The task runs after the current frame is painted, before unrelated
    // timers.
    requestAnimationFrame(() => {
      void window.scheduler.postTask(record, {priority: 'user-blocking'});
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
