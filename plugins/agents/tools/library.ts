import {createSearch} from '../../search-local/tool/createSearch';
import {copyPaths, pageCopy, routeOf} from './copies';
import type {PageCopy} from './copies';
import {headingsIn} from './headings';
import {sectionsOf} from './sections';
import type {Section} from './sections';
import {baseUrl} from './site';
import type {Site} from './site';
import {ToolError, unavailable} from './toolError';

/** A page with its sections. */
export type ReadPage = PageCopy & {readonly sections: readonly Section[]};

/** Search and files of a site for tools. */
export type Library = Pick<Site, 'title' | 'settings' | 'compute'> & {
  /** Base URL of the site, with a trailing slash. */
  readonly base: string;
  readonly ask: ReturnType<typeof createSearch>;
  /** Returns a page by its route or address. */
  readonly page: (address: string) => Promise<ReadPage>;
  /** Returns the pages in the list of a folder, such as `docs/operators/errors`. */
  readonly pagesIn: (folder: string) => Promise<readonly ReadPage[]>;
  /** Returns the value in a JSON file below the base URL. */
  readonly json: <Value>(name: string) => Promise<Value>;
};

/** Milliseconds for which a parsed file is used before it is read again. */
const FRESH_MS = 60_000;

/** Opens the search and the files of a site. It needs only static files. */
export function openLibrary(site: Site): Library {
  const base = baseUrl(site);
  const kept = new Map<string, {value: Promise<unknown>; until: number}>();

  /** Loads a value, or returns the one that was loaded a short time ago. */
  function keep<Value>(
    key: string,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const known = kept.get(key);
    if (known && known.until > Date.now()) {
      return known.value as Promise<Value>;
    }
    const value = load();
    kept.set(key, {value, until: Date.now() + FRESH_MS});
    value.catch(() => kept.delete(key));
    return value;
  }

  /** Returns the text of a file. Undefined if there is none. */
  async function textAt(path: string): Promise<string | undefined> {
    try {
      const response = await site.fetch(path);
      const text = await response.text();
      if (response.ok || [404, 410].includes(response.status)) {
        return response.ok ? text : undefined;
      }
      throw new Error(`${path} answered ${response.status}.`);
    } catch (error) {
      throw unavailable('The files', error);
    }
  }

  async function page(address: string): Promise<ReadPage> {
    const route = routeOf(address, base);
    if (!route.startsWith(base)) {
      throw new ToolError(
        `${route} is no page of this site: its routes begin with ${base}. Pass a route that search returns.`,
      );
    }
    for (const path of copyPaths(route)) {
      const text = await textAt(path);
      const copy = text === undefined ? text : pageCopy(route, text);
      if (copy) {
        // The copy has no anchors, so they come from the page.
        const html = await textAt(route.replace(/\/?$/, '/'));
        const sections = sectionsOf(copy.markdown, headingsIn(html ?? ''));
        return {...copy, sections};
      }
    }
    throw new ToolError(
      `There is no page ${route} on this site, or it has no copy in Markdown. Pass a route that search returns.`,
    );
  }

  return {
    ...site,
    base,
    page,
    ask: createSearch(site.settings, {
      fetch: site.fetch,
      now: () => performance.now(),
      // The caller gets the error, so a warning is not necessary.
      warn: () => undefined,
      pause: site.pause,
    }),
    pagesIn: (folder) =>
      keep(folder, async () => {
        const list = await textAt(`${base}${folder}/llms.txt`);
        const copies = [...(list ?? '').matchAll(/^- \[.*?\]\((\S+\.md)\)/gm)];
        return Promise.all(copies.map(([, address]) => page(address!)));
      }),
    json: <Value>(name: string) =>
      keep(name, async () => {
        const text = await textAt(`${base}${name}`);
        if (text === undefined) {
          throw unavailable('The files', new Error(`${name} is missing.`));
        }
        return JSON.parse(text) as Value;
      }),
  };
}
