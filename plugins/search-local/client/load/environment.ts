/** Effects of loading, which tests replace. */
export type LoaderEnvironment = {
  readonly fetch: typeof fetch;
  /** Milliseconds since a fixed moment. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** The effects of a browser, in a page or in a worker. */
export const browserEnvironment: LoaderEnvironment = {
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  warn: (message) => console.warn(message),
  pause: (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
