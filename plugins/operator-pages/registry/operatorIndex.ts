import {mapOf, objectOf, TEXT, TEXTS} from '../record/schemas';
import type {ValuesOf} from '../record/schemas';
import type {OperatorRecord} from '../record/fields';
import type {Page} from './readPages';

const PLANNED = {title: TEXT, in: TEXTS, out: TEXTS};

/** An operator whose page is not written yet: what references to it are checked against. */
export type PlannedOperator = ValuesOf<typeof PLANNED>;

/** The file of operators whose pages are not written yet. */
export const plannedSchema = mapOf(objectOf(PLANNED));

/** A page with a right record. */
export type OperatorPage = Page & {readonly record: OperatorRecord};

/** What a reference can lead to: a page, or an operator without one as yet. */
export type Entry = {
  readonly id: string;
  readonly title: string;
  readonly page?: OperatorPage;
  readonly planned?: PlannedOperator;
};

/** All operators by doc id, and which others name them. */
export type OperatorIndex = {
  /** In the order of their paths; planned ones last. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** All pages of the docs by doc id. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Ids of pages whose record names an operator as related. */
  readonly namedBy: ReadonlyMap<string, readonly string[]>;
};

/** Whether a page has a record that can be used. */
export function hasRecord(page: Page): page is OperatorPage {
  return page.record !== undefined;
}

/** Collects the operators of a site. A planned operator with a page counts as written. */
export function buildOperatorIndex(
  pages: readonly Page[],
  planned: Readonly<Record<string, PlannedOperator>>,
): OperatorIndex {
  const written = pages.filter(hasRecord);
  const entries: Entry[] = [
    ...Object.entries(planned).map(([id, operator]) => ({
      id,
      title: operator.title,
      planned: operator,
    })),
    // A wrong record must not make the references of other pages wrong too.
    ...pages.filter((page) => page.isOperator && !hasRecord(page)),
    ...written.map((page) => ({id: page.id, title: page.title, page})),
  ];
  const namedBy = new Map<string, string[]>();
  for (const {id, record} of written) {
    for (const relation of record.related) {
      namedBy.set(relation.id, [...(namedBy.get(relation.id) ?? []), id]);
    }
  }
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    pages: new Map(pages.map((page) => [page.id, page])),
    namedBy,
  };
}
