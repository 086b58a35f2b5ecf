/** Effects that loading needs; tests pass their own. */
export type LoaderEnvironment = {
  readonly fetch: typeof fetch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};
