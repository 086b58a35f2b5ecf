import {copyName, OFFER_FILE, WORKER_FILE} from '../shared/copy';
import type {Offer, Progress, WorkerMessage} from '../shared/copy';

/** A copy of the site on this device. */
export type SavedCopy = {
  readonly pages: number;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
};

/** Why nothing was saved. */
export type SaveProblem = 'network' | 'full' | 'blocked' | 'interrupted';

/** Problems by names of errors; all others are problems of the network. */
const PROBLEMS: Readonly<Record<string, SaveProblem>> = {
  QuotaExceededError: 'full',
  AbortError: 'interrupted',
  SecurityError: 'blocked',
  NotSupportedError: 'blocked',
  InvalidStateError: 'blocked',
  UnknownError: 'blocked',
};

/** The problem that an error means. */
export const problemOf = (error: unknown): SaveProblem =>
  PROBLEMS[(error as Error).name] ?? 'network';

/** Milliseconds that the reason of a failure may come later than the failure, on a busy device. */
const REASON_MS = 5000;

const scopeOf = (baseUrl: string) =>
  new URL(baseUrl, window.location.href).href;

/** The registration of this site's worker; another language may have one for an address above. */
async function findRegistration(
  baseUrl: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(baseUrl);
  return found?.scope === scopeOf(baseUrl) ? found : undefined;
}

/** The complete copy on this device, if there is one. */
export async function findCopy(
  baseUrl: string,
): Promise<SavedCopy | undefined> {
  const scope = scopeOf(baseUrl);
  const saved = await caches.match(scope + OFFER_FILE, {
    cacheName: copyName(scope),
    ignoreSearch: true,
  });
  return (
    saved && {
      pages: ((await saved.json()) as Offer).pages,
      savedAt: Date.parse(saved.headers.get('Date')!),
    }
  );
}

/** Downloads the offer. */
export async function requestOffer(baseUrl: string): Promise<Offer> {
  const response = await fetch(baseUrl + OFFER_FILE, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${OFFER_FILE}: ${response.status}`);
  }
  return (await response.json()) as Offer;
}

/** The worker that saves the site now, maybe on behalf of another page. */
export const findSaving = async (
  baseUrl: string,
): Promise<ServiceWorker | undefined> =>
  (await findRegistration(baseUrl))?.installing ?? undefined;

/**
 * Starts to save the site. Each time, the worker has another address: Chromium
 * revives a removed worker that still controls a page instead of installing it
 * again, unless the address has changed.
 */
export async function startSaving(baseUrl: string): Promise<ServiceWorker> {
  const {installing} = await navigator.serviceWorker.register(
    `${baseUrl}${WORKER_FILE}?${Date.now()}`,
    {scope: baseUrl, updateViaCache: 'none'},
  );
  return installing!;
}

/** Resolves when the worker has saved the site. */
export function whenSaved(
  baseUrl: string,
  worker: ServiceWorker,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const channel = new BroadcastChannel(copyName(scopeOf(baseUrl)));
  return new Promise<void>((resolve, reject) => {
    const fail = (name: string) =>
      reject(new DOMException('The site could not be saved.', name));
    channel.onmessage = ({data}: MessageEvent<WorkerMessage>) =>
      'failure' in data ? fail(data.failure) : onProgress(data);
    const check = () => {
      if (worker.state === 'redundant') {
        setTimeout(fail, REASON_MS, 'AbortError');
      } else if (worker.state === 'activated') {
        resolve();
      }
    };
    worker.addEventListener('statechange', check);
    check();
  }).finally(() => channel.close());
}

/** Cancels a download, and removes the copy and the service worker. */
export async function removeCopy(baseUrl: string): Promise<void> {
  const registration = await findRegistration(baseUrl);
  const installing = registration?.installing;
  if (installing) {
    const ended = new Promise((resolve) => {
      installing.onstatechange = resolve;
    });
    installing.postMessage('cancel');
    await ended;
  }
  await registration?.unregister();
  await caches.delete(copyName(scopeOf(baseUrl)));
}
