/** Lines of a text that comes in chunks; who needs no more of them ends the stream. */
export async function* readLines(
  text: ReadableStream<string>,
): AsyncGenerator<string, void> {
  const reader = text.getReader();
  let rest = '';
  try {
    for (;;) {
      const {done, value} = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      if (done) {
        yield* lines.filter(Boolean);
        return;
      }
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    // What has failed cannot be ended, and need not be.
    await reader.cancel().catch(() => undefined);
  }
}
