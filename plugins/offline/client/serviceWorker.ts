import type {OfflineRequest, OfflineStatus} from '../shared/messages';
import {workerUrl} from './trustedUrl';

/** Milliseconds after which a worker that does not answer counts as gone. */
const SILENCE_MS = 30_000;

/**
 * Registers the service worker of the site, and waits until it runs.
 * @throws Error where it cannot be had, or the browser does not allow it.
 */
export async function registerWorker(baseUrl: string): Promise<ServiceWorker> {
  const {active, waiting, installing} = await navigator.serviceWorker.register(
    workerUrl(baseUrl),
    {scope: baseUrl, updateViaCache: 'none'},
  );
  const worker = active ?? waiting ?? installing!;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') {
        resolve();
      } else if (worker.state === 'redundant') {
        reject(new Error('The service worker could not be installed.'));
      }
    };
    worker.addEventListener('statechange', check);
    check();
  });
  return worker;
}

/**
 * Asks the service worker for something, and resolves to what it says then.
 * @throws Error where it does not answer.
 */
export function ask(
  worker: ServiceWorker,
  kind: OfflineRequest['kind'],
): Promise<OfflineStatus> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error('The service worker does not answer.'));
    }, SILENCE_MS);
    port1.onmessage = ({data}: MessageEvent<OfflineStatus>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage({kind} satisfies OfflineRequest, [port2]);
  });
}
