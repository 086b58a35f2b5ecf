import {setImmediate} from 'node:timers/promises';
import {answerOf} from '../../../plugins/search-local/client/answer/answerOf';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import type {TextStore} from '../../../plugins/search-local/client/load/textStore';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {words} from '../../../plugins/search-local/shared/words';
import {hashOf} from '../../support/hash';
import {sample} from '../../support/sample';
import {nonsenseWord, titlesByPrefix} from './madeQueries';
import {randomOf} from './random';
import {pagesFor} from './site';
import {typoOf} from './typo';

/** How often a search did what it should, and the queries with which it did not. */
export type Measure = {
  /** From 0 to 1. */
  readonly share: number;
  readonly failures: readonly string[];
};

/** A query, and whether it did what it should. */
type Case = {readonly query: string; readonly isGood: boolean};

/** Counts good cases. */
export function measure(cases: readonly Case[]): Measure {
  const failures = cases.filter(({isGood}) => !isGood);
  return {
    share: 1 - failures.length / cases.length,
    failures: failures.map(({query}) => query),
  };
}

/** Results that readers look at. */
export const FIRST = 5;

/** Whether a page with a title is among the first results of a query. */
export function finds(
  index: SearchIndex,
  query: string,
  title: string,
  first: number,
): boolean {
  return pagesFor(index, query)
    .slice(0, first)
    .some(
      (page) => index.pages[page]?.title.toLowerCase() === title.toLowerCase(),
    );
}

/** Every title as query: the first result is a page of that title. */
export function titles(index: SearchIndex): Measure {
  return measure(
    index.pages.map(({title}) => ({
      query: title,
      isGood: finds(index, title, title, 1),
    })),
  );
}

/** Every prefix of three letters or more of every word of the titles: the page is found at all. */
export function prefixes(index: SearchIndex): Measure {
  const pagesByPrefix = titlesByPrefix(index.pages.map(({title}) => title));
  return measure(
    [...pagesByPrefix].flatMap(([query, pages]) => {
      const found = new Set(pagesFor(index, query));
      return pages.map((page) => ({query, isGood: found.has(page)}));
    }),
  );
}

/** Titles with one wrong letter: the page is among the first five. */
export function typos(index: SearchIndex, seed: number): Measure {
  return measure(
    sample(index.pages, 2, ({route}) => route).map(({title, route}) => {
      const random = randomOf(seed + hashOf(route));
      const query = typoOf(title.toLowerCase(), random);
      return {query, isGood: finds(index, query, title, FIRST)};
    }),
  );
}

/** Titles written as identifiers: the page is among the first five. */
export function identifiers(index: SearchIndex): Measure {
  const forms = [
    (list: readonly string[]) => list.join('_'),
    (list: readonly string[]) => list.join(''),
    (list: readonly string[]) => list.join('.'),
  ];
  return measure(
    sample(
      index.pages.filter(({title}) => words(title).length <= 3),
      3,
      ({route}) => route,
    ).flatMap(({title}) =>
      forms.map((form) => {
        const query = form(words(title));
        return {query, isGood: finds(index, query, title, FIRST)};
      }),
    ),
  );
}

/** Words that no language has: nothing is found. */
export function junk(index: SearchIndex, seed: number): Measure {
  const random = randomOf(seed);
  const word = () => nonsenseWord(random);
  return measure(
    Array.from({length: 60}, (_, at) => {
      const query = at % 2 ? word() : `${word()} ${word()}`;
      return {query, isGood: pagesFor(index, query).length === 0};
    }),
  );
}

/** The texts of a search that looks at no text. */
const NO_TEXTS = {get: () => undefined, load: () => Promise.resolve()};

/** The title of each operator with the name of each of its parameters: the first result leads to the parameters. */
export async function parameters(
  index: SearchIndex,
  pages: readonly IndexedPage[],
): Promise<Measure> {
  const loaded = {index, texts: NO_TEXTS as unknown as TextStore};
  const cases: Case[] = [];
  for (const {page, title, sections} of pages) {
    const names = sections.find(({id}) => id === 'parameters')?.names ?? [];
    for (const name of names) {
      const query = `${title} ${name.replaceAll('_', ' ')}`;
      const {answer} = answerOf(loaded, {query, filters: {}, limit: 1});
      const isGood = answer.results[0]?.route === `${page.route}#parameters`;
      cases.push({query, isGood});
    }
    // All of them take a minute; the runner gives up a process that is silent so long.
    await setImmediate();
  }
  return measure(cases);
}
