import type {Page} from './types';

/** A page by its label; by its place in the list of pages if it is not the one behind the page before it. */
export type PackedLink = string | readonly [label: string, at: number];

/** A category that is collapsed at first; the place of its own page is -1 if it has none. */
export type PackedCategory = readonly [
  label: string,
  at: number,
  items: readonly PackedItem[],
];

/** An item of a sidebar; what is not like most is kept as it is. */
export type PackedItem = PackedLink | PackedCategory | {readonly type: string};

/** The data of a version of the docs: see `restoreVersion`. */
export type PackedVersion = {
  readonly sidebars: Readonly<Record<string, readonly PackedItem[]>>;
  /** Entries of `docs` that a sidebar does not tell. */
  readonly docs: Readonly<Record<string, unknown>>;
  /** What goes off the path of a page to make its id. */
  readonly base: string;
  /** All other fields. */
  readonly rest: Readonly<Record<string, unknown>>;
};

type Doc = {
  readonly id: string;
  readonly title: string;
  readonly sidebar: string;
};

/** Restores the prop `version` that Docusaurus gives to the pages of the docs. */
export function restoreVersion(
  pages: readonly Page[],
  {sidebars, docs, base, rest}: PackedVersion,
) {
  const listed: Record<string, Doc> = {};
  let last = -1;

  const pathAt = (at: number) => {
    last = at;
    return pages[at]!.path;
  };

  function link(sidebar: string, label: string, at: number) {
    const href = pathAt(at);
    const docId = href.slice(base.length);
    listed[docId] = {id: docId, title: label, sidebar};
    return {type: 'link', label, href, docId, unlisted: false};
  }

  function restore(sidebar: string, item: PackedItem): unknown {
    if (typeof item === 'string') {
      return link(sidebar, item, last + 1);
    }
    if (!Array.isArray(item)) {
      return item;
    }
    const [label, at, items] = item as PackedCategory;
    if (items === undefined) {
      return link(sidebar, label, at);
    }
    return {
      type: 'category',
      label,
      ...(at >= 0 && {href: pages[at]!.path}),
      collapsible: true,
      collapsed: true,
      items: items.map((one) => restore(sidebar, one)),
    };
  }

  const docsSidebars = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => restore(name, item)),
    ]),
  );
  return {...rest, docsSidebars, docs: {...listed, ...docs}};
}
