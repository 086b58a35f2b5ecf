import {textsOf} from '../record/texts';
import {linkedIds} from './links';
import type {OperatorIndex, OperatorPage} from './operatorIndex';
import type {Page} from './readPages';

function unknown(
  field: string,
  ids: readonly string[],
  {entries}: OperatorIndex,
): string[] {
  return ids
    .filter((id) => !entries.has(id))
    .map(
      (id) =>
        `${field} names "${id}", which is no operator; use the path of its page below the docs, without extension`,
    );
}

/** Doc ids in the links of texts that are neither a page of the docs nor an operator without a page as yet. */
export function unknownLinks(
  texts: readonly string[],
  {entries, pages}: OperatorIndex,
): string[] {
  return texts
    .flatMap(linkedIds)
    .filter((id) => !entries.has(id) && !pages.has(id));
}

function sameKey(page: OperatorPage, {entries}: OperatorIndex): string[] {
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
  operatorIndex: OperatorIndex,
): string[] {
  const {related, deprecated} = page.record;
  const ids = related.map(({id}) => id);
  return [
    ...unknown('operator.related', ids, operatorIndex),
    ...(ids.includes(page.id)
      ? ['operator.related names the page itself']
      : []),
    ...unknown(
      'operator.deprecated.successor',
      deprecated?.successor ?? [],
      operatorIndex,
    ),
    ...unknownLinks(
      textsOf(page.record).map(({text}) => text),
      operatorIndex,
    ).map(
      (id) =>
        `a link in the record names "${id}", which is no page; use its path below the docs, without extension`,
    ),
    ...sameKey(page, operatorIndex),
  ];
}

/** An operator that is known needs a record: without one, its page would pass for that of its family. */
export function lackOfRecord(
  {id, isOperator}: Page,
  {entries}: OperatorIndex,
): string[] {
  return !isOperator && entries.has(id)
    ? [
        'operator is required: the list of planned operators has it, and the page no record of it',
      ]
    : [];
}
