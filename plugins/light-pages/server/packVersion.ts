import {isDeepStrictEqual} from 'node:util';
import {restoreVersion} from '../client/sidebars';
import type {PackedItem, PackedVersion} from '../client/sidebars';
import type {Page} from '../client/types';

/** An item of a sidebar, as Docusaurus writes it. */
export type Item = {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
  readonly [field: string]: unknown;
};

/** The prop `version` of the docs, as Docusaurus writes it. */
export type Version = {
  readonly docsSidebars: Readonly<Record<string, readonly Item[]>>;
  readonly docs: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
};

/**
 * Packs the sidebars and the list of docs of a version: what follows from the
 * list of pages is left out.
 * @returns undefined if they could not be restored as they were.
 */
export function packVersion(
  pages: readonly Page[],
  {docsSidebars, docs, ...rest}: Version,
  base: string,
): PackedVersion | undefined {
  const places = new Map(pages.map(({path}, at) => [path, at]));
  let last = -1;

  function packLink(item: Item): PackedItem {
    const {label, href = '', docId, unlisted, type, ...more} = item;
    const at = places.get(href);
    const usual =
      type === 'link' &&
      docId === href.slice(base.length) &&
      unlisted === false &&
      Object.keys(more).length === 0;
    if (!usual || at === undefined || label === undefined) {
      return item;
    }
    const follows = at === last + 1;
    last = at;
    return follows ? label : [label, at];
  }

  function packItem(item: Item): PackedItem {
    const {type, label, href, items, collapsible, collapsed, ...more} = item;
    if (type !== 'category') {
      return packLink(item);
    }
    const at = href === undefined ? -1 : places.get(href);
    const usual =
      collapsible === true &&
      collapsed === true &&
      Object.keys(more).length === 0;
    return !usual || at === undefined || label === undefined || !items
      ? item
      : [label, at, items.map(packItem)];
  }

  const sidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [
      name,
      items.map(packItem),
    ]),
  );
  const bare = restoreVersion(pages, {sidebars, docs: {}, base, rest});
  const packed = {
    sidebars,
    base,
    rest,
    docs: Object.fromEntries(
      Object.entries(docs).filter(
        ([id, doc]) => !isDeepStrictEqual(bare.docs[id], doc),
      ),
    ),
  };
  const whole: unknown = {...rest, docsSidebars, docs};
  return isDeepStrictEqual(restoreVersion(pages, packed), whole)
    ? packed
    : undefined;
}
