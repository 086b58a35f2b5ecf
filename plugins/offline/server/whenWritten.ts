/** Another plugin that writes files of the bundle after the build of the pages. */
export type Writer = {
  /** What the build calls it when it does not come to an end. */
  readonly name: string;
  /** Resolves when its files are written. */
  readonly written: Promise<void>;
};

/** Milliseconds that the build of a large site may take for the files of one plugin. */
const LIMIT_MS = 10 * 60_000;

/**
 * Resolves when all files are written.
 * @throws Error that names the plugins that have not said so in time.
 */
export async function whenWritten(
  writers: readonly Writer[],
  limitMs = LIMIT_MS,
): Promise<void> {
  const late = new Set(writers.map(({name}) => name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `offline: not told within ${limitMs / 1000} s that files are written by: ${[...late].join(', ')}. Have each call what waitFor() returned for it, or leave that waitFor() out.`,
          ),
        ),
      limitMs,
    );
  });
  const all = Promise.all(
    writers.map(async ({name, written}) => {
      await written;
      late.delete(name);
    }),
  );
  try {
    await Promise.race([all, limit]);
  } finally {
    clearTimeout(timer);
  }
}
