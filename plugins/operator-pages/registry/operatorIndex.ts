import type {OperatorRecord} from '../record/fields';
import type {Page} from './readPages';

/** A page with a valid record. */
export type OperatorPage = Page & {readonly record: OperatorRecord};

/** All pages of the docs, and references between operators. */
export type OperatorIndex = {
  /**
   * Operator pages by doc id, sorted by path. Pages with an invalid record are
   * included without it.
   */
  readonly operators: ReadonlyMap<string, Page>;
  readonly pages: ReadonlyMap<string, Page>;
  /**
   * Doc ids of the pages that list an operator as related, by the operator's
   * doc id.
   */
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
