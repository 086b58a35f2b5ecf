import {memo} from '../../shared/memo';
import type {SearchEngine, IndexLocation} from '../../shared/types';
import {answerOf} from './answer';
import type {PagefindModule} from './answer';
import {pagefindFolder} from './folder';

const EXCERPT_WORDS = 30;

/** Pagefind by the address of its index; one that did not load is not kept. */
const loaded = new Map<string, Promise<PagefindModule>>();
let attempts = 0;

async function load(folder: string): Promise<PagefindModule> {
  // A browser may remember that a module could not be had.
  const attempt = attempts++ === 0 ? '' : `?${attempts}`;
  const pagefind = (await import(
    /* webpackIgnore: true */ `${folder}/pagefind.js${attempt}`
  )) as PagefindModule;
  await pagefind.options({baseUrl: '/', excerptLength: EXCERPT_WORDS});
  await pagefind.init();
  return pagefind;
}

function pagefindFor(location: IndexLocation): Promise<PagefindModule> {
  const {url, locale} = location;
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const folder = base + pagefindFolder(locale);
  return memo(loaded, folder, () => {
    const loading = load(folder);
    loading.catch(() => loaded.delete(folder));
    return loading;
  });
}

export async function warmUp(location: IndexLocation): Promise<void> {
  await pagefindFor(location);
}

export const search: SearchEngine['search'] = async (question) => {
  const {query, filters, limit, location} = question;
  const pagefind = await pagefindFor(location);
  const {kind} = filters;
  const {results} = await pagefind.search(query, {
    filters: kind ? {kind} : {},
  });
  const shown = await Promise.all(
    results.slice(0, limit).map(async ({score, data}) => ({
      score,
      data: await data(),
    })),
  );
  return answerOf(question, results.length, shown);
};
