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

/** Share of queries with the expected result, and the failed queries. */
export type Measure = {
  /** Share from 0 to 1. */
  readonly share: number;
  readonly failures: readonly string[];
};

/** A query. `isGood` is true if it has the expected result. */
type Case = {readonly query: string; readonly isGood: boolean};

/** Computes the share of good cases. */
export function measure(cases: readonly Case[]): Measure {
  const failures = cases.filter(({isGood}) => !isGood);
  return {
    share: 1 - failures.length / cases.length,
    failures: failures.map(({query}) => query),
  };
}

/** Number of results that readers look at. */
export const FIRST = 5;

/** True if a page with this title is among the first results of a query. */
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

/** Each title as a query: the first result must be a page with that title. */
export function titles(index: SearchIndex): Measure {
  return measure(
    index.pages.map(({title}) => ({
      query: title,
      isGood: finds(index, title, title, 1),
    })),
  );
}

/**
 * Prefixes of three letters or more of title words, a third of them without
 * `ALL_PAGES`: the page must be among all results.
 */
export function prefixes(index: SearchIndex): Measure {
  const pagesByPrefix = titlesByPrefix(index.pages.map(({title}) => title));
  return measure(
    sample([...pagesByPrefix], 3, ([prefix]) => prefix).flatMap(
      ([query, pages]) => {
        const found = new Set(pagesFor(index, query));
        return pages.map((page) => ({query, isGood: found.has(page)}));
      },
    ),
  );
}

/** Titles with one typo: the page must be among the first five results. */
export function typos(index: SearchIndex, seed: number): Measure {
  return measure(
    sample(index.pages, 2, ({route}) => route).map(({title, route}) => {
      const random = randomOf(seed + hashOf(route));
      const query = typoOf(title.toLowerCase(), random);
      return {query, isGood: finds(index, query, title, FIRST)};
    }),
  );
}

/**
 * Titles written as identifiers: the page must be among the first five results.
 */
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

/**
 * Words that do not exist in any language: the search must not find anything.
 */
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

/** Empty text store, for a search that does not read texts. */
const NO_TEXTS = {get: () => undefined, load: () => Promise.resolve()};

/**
 * Title of each operator with the name of each of its parameters: the first
 * result must lead to the parameters.
 */
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
    // All of them take a minute. The runner ends a process that does not report
    // for that long.
    await setImmediate();
  }
  return measure(cases);
}
