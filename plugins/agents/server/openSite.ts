import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ComputeWorkflow} from '../tools/compute';
import {baseUrl} from '../tools/site';
import type {Site} from '../tools/site';
import {folderFiles} from './folderFiles';
import {openPages} from './openPages';
import {pageSettings} from './pageSettings';

const IS_URL = /^https?:\/\//i;

/** Milliseconds after which a request to a host ends. */
const FETCH_MS = 10_000;

/** Fetches a URL. The error of a host that does not answer has the reason. */
async function fetchUrl(url: string, init?: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(FETCH_MS);
  return fetch(url, {...init, signal}).catch((error: unknown) => {
    const {message, cause} = error as Error & {cause?: {message?: string}};
    throw new Error(`${url} does not answer (${cause?.message ?? message}).`);
  });
}

async function openAddress(
  address: string,
  compute: ComputeWorkflow,
): Promise<Site> {
  const response = await fetchUrl(address);
  if (!response.ok) {
    throw new Error(
      `${address} answered ${response.status}. Give the address of a page of the site, such as https://docs.example.com/help/.`,
    );
  }
  const {origin} = new URL(response.url);
  return openPages(await response.text(), address, {
    fetch: (file, init) => fetchUrl(new URL(file as string, origin).href, init),
    compute,
  });
}

async function openFolder(
  folder: string,
  compute: ComputeWorkflow,
): Promise<Site> {
  const file = path.resolve(folder, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `There is no built site in ${path.resolve(folder)}: it has no index.html. Build the site (npm run build), and give the folder that it is built to.`,
    );
  });
  const {settings} = pageSettings(html);
  const base = settings ? baseUrl({settings}) : '/';
  return openPages(html, folder, {fetch: folderFiles(folder, base), compute});
}

/**
 * Opens a built site by its URL or by its build folder.
 * @throws Error with the problem and its solution.
 */
export const openSite = (
  place: string,
  compute: ComputeWorkflow,
): Promise<Site> =>
  IS_URL.test(place) ? openAddress(place, compute) : openFolder(place, compute);
