import {isHashed} from '../shared/files';

/** Milliseconds after which a saved copy answers in place of a network that does not. */
const PATIENCE_MS = 3000;

/** Effects that an answer needs; tests pass their own. */
export type AnswerEnvironment = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The saved answer to a request, if there is one. */
  readonly saved: (request: Request) => Promise<Response | undefined>;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** Status from which on a server says that it cannot answer now. */
const SERVER_ERROR = 500;

/**
 * The answer to a request below the base URL: what the network says, so that no
 * copy hides a newer site; the copy where the network fails, is out of order, or
 * takes too long, and for files whose names change with their content.
 * @param path - Path of the request below the base URL.
 */
export async function answer(
  request: Request,
  path: string,
  {fetch, saved, pause}: AnswerEnvironment,
): Promise<Response> {
  const copy = isHashed(path) ? await saved(request) : undefined;
  if (copy) {
    return copy;
  }
  const network = fetch(request);
  const first = await Promise.race([
    network.catch(() => undefined),
    pause(PATIENCE_MS),
  ]);
  return first && first.status < SERVER_ERROR
    ? first
    : ((await saved(request)) ?? network);
}
