/** Effects that loading needs; tests pass their own. */
export type LoaderEnvironment = {
  readonly fetch: typeof fetch;
  /** Milliseconds since any fixed moment. */
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

/** How much of a response has come. Bytes after decompression. */
export type Progress = {
  readonly loadedBytes: number;
  /** Missing where the server does not tell, or tells the compressed size. */
  readonly totalBytes?: number;
};

function totalBytes({headers}: Response): number | undefined {
  const length = Number(headers.get('content-length'));
  return length > 0 && !headers.get('content-encoding') ? length : undefined;
}

/** Text of a response; `onProgress` is called as its pieces arrive. */
export async function readText(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  if (!response.body) {
    return response.text();
  }
  const total = totalBytes(response);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let loadedBytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    loadedBytes += value.byteLength;
    text += decoder.decode(value, {stream: true});
    onProgress({loadedBytes, ...(total && {totalBytes: total})});
  }
}
