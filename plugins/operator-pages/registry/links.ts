import path from 'node:path';
import {problemIf} from '../../shared/record/problem';
import {textsOf} from '../record/texts';
import type {OperatorIndex, OperatorPage} from './operatorIndex';
import type {Page} from './readPages';

/**
 * Matches inline Markdown links whose target is not an address, an anchor, or a
 * file.
 */
const ID_LINK = /\[([^\]]+)\]\((?![a-z]+:|[#./])([^)#\s]+)(#[^)\s]+)?\)/gi;

/** Returns a link from one page to the file of another. */
export function fileLink(from: Page, to: Page): string {
  const folder = path.posix.dirname(from.relative);
  const link = path.posix.relative(folder, to.relative);
  return link.startsWith('.') ? link : `./${link}`;
}

/** A link to a page, relative to another page. */
export type PageLink = {readonly title: string; readonly href: string};

/**
 * Returns a link from one page to another. Default: the title of the target.
 */
export function pageLink(from: Page, to: Page, title = to.title): PageLink {
  return {title, href: fileLink(from, to)};
}

/** Returns the doc ids that a text links to. */
export function linkedIds(text: string): string[] {
  return [...text.matchAll(ID_LINK)].map((match) => match[2] ?? '');
}

/** Replaces doc ids in links with file paths. */
export function resolveLinks(
  text: string,
  from: Page,
  {pages}: OperatorIndex,
): string {
  return text.replace(
    ID_LINK,
    (link, label: string, id: string, anchor = '') => {
      const page = pages.get(id);
      return page ? `[${label}](${fileLink(from, page)}${anchor})` : link;
    },
  );
}

/** Returns doc ids in links that do not match a page. */
export function unknownLinks(
  texts: readonly string[],
  {pages}: OperatorIndex,
): string[] {
  return texts.flatMap(linkedIds).filter((id) => !pages.has(id));
}

/** Checks the references from a record to other operators. */
export function checkReferences(
  {id: own, record}: OperatorPage,
  operatorIndex: OperatorIndex,
): string[] {
  const {operators} = operatorIndex;
  const {related, deprecated, key} = record;
  const ids = related.map(({id}) => id);
  const unknown = (field: string, named: readonly string[]) =>
    named
      .filter((id) => !operators.has(id))
      .map(
        (id) =>
          `operator.${field} names "${id}", which is no operator; use the path of its page below the docs, without extension`,
      );
  const texts = textsOf(record).map(({text}) => text);
  const sameKey = [...operators.values()].find(
    ({record: other}) => key !== undefined && other?.key === key,
  );
  return [
    ...unknown('related', ids),
    ...problemIf(ids.includes(own), 'operator.related names the page itself'),
    ...unknown('deprecated.successor', deprecated?.successor ?? []),
    ...unknownLinks(texts, operatorIndex).map(
      (id) =>
        `a link in the record names "${id}", which is no page; use its path below the docs, without extension`,
    ),
    ...problemIf(
      sameKey !== undefined && sameKey.id !== own,
      `operator.key "${key}" is also the key of ${sameKey?.id}`,
    ),
  ];
}
