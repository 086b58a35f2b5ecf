import type {Catalog, OperatorPage} from './catalog';
import {linkedIds, textsOf} from './links';

function unknown(
  field: string,
  ids: readonly string[],
  {entries}: Catalog,
): string[] {
  return ids
    .filter((id) => !entries.has(id))
    .map(
      (id) =>
        `${field} names "${id}", which is no operator; use the path of its page below the docs, without extension`,
    );
}

function sameKey(page: OperatorPage, {entries}: Catalog): string[] {
  const {key} = page.record;
  const first = [...entries.values()].find(
    (entry) => key !== undefined && entry.page?.record.key === key,
  );
  return first && first.id !== page.id
    ? [`operator.key "${key}" is also the key of ${first.id}`]
    : [];
}

/** What is wrong with the references of a record to other operators. */
export function checkReferences(
  page: OperatorPage,
  catalog: Catalog,
): string[] {
  const {related, deprecated} = page.record;
  const ids = related.map(({id}) => id);
  return [
    ...unknown('operator.related', ids, catalog),
    ...(ids.includes(page.id)
      ? ['operator.related names the page itself']
      : []),
    ...unknown(
      'operator.deprecated.successor',
      deprecated?.successor ?? [],
      catalog,
    ),
    ...unknown(
      'a link in the record',
      textsOf(page.record).flatMap(linkedIds),
      catalog,
    ),
    ...sameKey(page, catalog),
  ];
}
