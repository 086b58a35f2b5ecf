import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {baseUrl} from '../shared/site';
import type {Site} from '../shared/site';
import {folderFiles} from './folderFiles';
import {pageSettings} from './pageSettings';

/** A site and its name. */
export type OpenSite = {readonly site: Site; readonly title: string};

const IS_URL = /^https?:\/\//i;

/** Resolves after a delay. The timer does not keep the process alive. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** Reason of a failed request. `fetch` puts it into the cause of its error. */
function reasonOf(error: unknown): string {
  const {message, cause} = error as Error & {cause?: {message?: string}};
  return cause?.message ? cause.message : message;
}

/**
 * Creates a `fetch` function for paths from an origin. Its errors contain the
 * reason.
 */
function filesOf(origin: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input as string, origin).href;
    try {
      return await fetch(url, init);
    } catch (error) {
      throw new Error(`${url} does not answer (${reasonOf(error)}).`, {
        cause: error,
      });
    }
  };
}

async function readAddress(
  address: string,
): Promise<{html: string; files: () => typeof fetch}> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new Error(
      `${address} does not answer (${reasonOf(error)}). Check the address, and whether this computer reaches it.`,
      {cause: error},
    );
  }
  if (!response.ok) {
    throw new Error(
      `${address} answered ${response.status}. Give the address of a page of the site, such as https://docs.example.com/help/.`,
    );
  }
  const {origin} = new URL(response.url);
  return {html: await response.text(), files: () => filesOf(origin)};
}

async function readFolder(
  folder: string,
): Promise<{html: string; files: (base: string) => typeof fetch}> {
  const file = path.resolve(folder, 'index.html');
  try {
    return {
      html: await readFile(file, 'utf8'),
      files: (base) => folderFiles(folder, base),
    };
  } catch (error) {
    throw new Error(
      `There is no built site in ${path.resolve(folder)}: it has no index.html. Build the site (npm run build), and give the folder that it is built to.`,
      {cause: error},
    );
  }
}

/**
 * Opens a built site by its URL or by its build folder.
 * @throws Error with the problem and its solution.
 */
export async function openSite(place: string): Promise<OpenSite> {
  const {html, files} = IS_URL.test(place)
    ? await readAddress(place)
    : await readFolder(place);
  const {settings, title} = pageSettings(html);
  if (!settings) {
    throw new Error(
      `${place} has no search box that says where its index is. Give a site that is built with docusaurus-plugin-search-sections.`,
    );
  }
  const base = baseUrl({settings});
  return {
    title,
    site: {
      place,
      // The server runs longer than builds are current, so it revalidates the
      // indexes.
      settings: {...settings, revalidate: true},
      fetch: files(base),
      pause,
    },
  };
}
