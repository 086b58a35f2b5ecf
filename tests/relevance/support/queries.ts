import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '../../../plugins/search-local/client/answer/findPages';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';

/** A query in readers' words, and the pages that answer it, best first. */
export type Query = {
  readonly text: string;
  /**
   * Titles of operators, or `doc:` and the path of a page, with `#` and its
   * anchor for a section. Empty for a junk query.
   */
  readonly accepted: readonly string[];
};

/** Result of a query. */
type Outcome = Query & {
  /**
   * Rank of the first accepted page, from 1. It is 0 if none of the first eight
   * is accepted.
   */
  readonly place: number;
  /** Names of the first result pages. */
  readonly found: readonly string[];
};

const SHOWN = 8;
const DATA = path.join(__dirname, '..', 'data');

/** Reads the queries of a data file. */
export function readQueries(file: string): Query[] {
  return readFileSync(path.join(DATA, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [text = '', , accepted = ''] = line.split('\t');
      return {text, accepted: accepted.split('|').filter(Boolean)};
    });
}

const DOCS = '/help/docs/';
const OPERATORS = `${DOCS}operators/`;

/**
 * Names of a page in data files. If a result leads to a section, its anchor
 * after the id is a name, too.
 */
function namesOf(
  {pages, firstSections}: SearchIndex,
  page: number,
  section?: number,
): string[] {
  const {title, route, sections} = pages[page]!;
  const id = `doc:${route.replace(DOCS, '').replace(/\/$/, '/index')}`;
  const anchor =
    section === undefined
      ? undefined
      : sections[section - firstSections[page]!]?.anchor;
  return [
    ...(route.startsWith(OPERATORS) ? [title] : []),
    id,
    ...(anchor ? [`${id}#${anchor}`] : []),
  ];
}

/** Runs queries. Skips a query if none of its accepted pages exists. */
export function runQueries(
  index: SearchIndex,
  queries: readonly Query[],
): Outcome[] {
  const names = new Set(index.pages.flatMap((_, page) => namesOf(index, page)));
  return queries
    .filter(
      ({accepted}) =>
        accepted.length === 0 ||
        accepted.some((name) => names.has(name.split('#')[0]!)),
    )
    .map((query) => {
      const found = findPages(index, query.text)
        .pages.slice(0, SHOWN)
        .map(({page, place}) => namesOf(index, page, place));
      const place = found.findIndex((own) =>
        own.some((name) => query.accepted.includes(name)),
      );
      return {...query, found: found.map(([name]) => name!), place: place + 1};
    });
}

/** Share of outcomes with an accepted page among the first `places` results. */
export function shareInFirst(
  outcomes: readonly Outcome[],
  places: number,
): number {
  const good = outcomes.filter(({place}) => place > 0 && place <= places);
  return good.length / outcomes.length;
}

/** Mean reciprocal rank of the first accepted page (Voorhees 1999, TREC-8). */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  const sum = outcomes.reduce(
    (total, {place}) => total + (place > 0 ? 1 / place : 0),
    0,
  );
  return sum / outcomes.length;
}
