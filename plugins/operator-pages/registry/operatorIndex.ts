import type {OperatorRecord} from '../record/fields';
import type {Page} from './readPages';

/** A page with a right record. */
export type OperatorPage = Page & {readonly record: OperatorRecord};

/** All pages of the docs, and which operators name others. */
export type OperatorIndex = {
  /** Pages of operators by doc id, in the order of their paths; a page with a wrong record has none. */
  readonly operators: ReadonlyMap<string, Page>;
  readonly pages: ReadonlyMap<string, Page>;
  /** Ids of pages whose record names an operator as related. */
  readonly namedBy: ReadonlyMap<string, readonly string[]>;
};

/** True if a page has a valid record. */
export function hasRecord(page: Page): page is OperatorPage {
  return page.record !== undefined;
}

/** Collects the operators of a site. */
export function buildOperatorIndex(pages: readonly Page[]): OperatorIndex {
  const byId = (some: readonly Page[]) =>
    new Map(some.map((page) => [page.id, page]));
  const namedBy = new Map<string, string[]>();
  for (const {id, record} of pages.filter(hasRecord)) {
    for (const relation of record.related) {
      namedBy.set(relation.id, [...(namedBy.get(relation.id) ?? []), id]);
    }
  }
  return {
    operators: byId(pages.filter(({isOperator}) => isOperator)),
    pages: byId(pages),
    namedBy,
  };
}
