/** When the rows changed after one key, in ms after the key. */
export type KeyTimes = {
  readonly startMs: number;
  first?: number | undefined;
  last?: number | undefined;
};

/** What the page notes about its search; times of `performance.now()`. */
export type Observation = {
  readonly keys: KeyTimes[];
  /** Lengths of tasks of the main thread over 50 ms. */
  readonly tasks: number[];
  /** Whether keys and what follows them are noted. */
  isTyping: boolean;
  /** When rows, one of them with the text wanted, were painted for the first time. */
  firstRowsAt?: number;
};

declare global {
  // Only an interface can add to the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    benchObservation: Observation;
    /** Of Chromium, not yet among TypeScript's own types. */
    readonly scheduler: {
      readonly postTask: (
        task: () => void,
        options: {readonly priority: 'user-blocking'},
      ) => Promise<void>;
    };
  }
}

/**
 * Runs in the page, and so uses nothing from outside. Notes when the texts or
 * marks of the rows change and that is painted, for each key pressed. `rows` is
 * the selector of a row, `wanted` the text of which a first row must hold a part.
 */
export function observeRows({
  rows,
  wanted,
}: {
  readonly rows: string;
  readonly wanted: string;
}): void {
  const keys: KeyTimes[] = [];
  const tasks: number[] = [];
  const observation: Observation = {keys, tasks, isTyping: false};
  window.benchObservation = observation;
  let shown = '';
  let isWaiting = false;

  /** Text of all rows, with what is marked in them. */
  const content = () =>
    Array.from(document.querySelectorAll(rows), (row) =>
      [row.textContent, ...row.querySelectorAll('mark')]
        .map((part) => (part instanceof Element ? part.textContent : part))
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

  function note(): void {
    isWaiting = false;
    const now = performance.now();
    const next = content();
    if (next === shown) {
      return;
    }
    shown = next;
    if (next && next.includes(wanted)) {
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
    // The task comes when the frame that is being made has been painted, and
    // before timers that have nothing to do with it.
    requestAnimationFrame(() => {
      void window.scheduler.postTask(note, {priority: 'user-blocking'});
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
