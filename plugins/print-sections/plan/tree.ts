import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page of the docs in the sidebar. */
export type Doc = {
  readonly kind: 'doc';
  readonly title: string;
  /** Address with base URL. */
  readonly route: string;
};

/** A category of the sidebar. */
export type Category = {
  readonly kind: 'category';
  readonly title: string;
  readonly description?: string | undefined;
  /** Address of its own page; none where the sidebar only folds it. */
  readonly route?: string | undefined;
  /** Whether its own page is a written one. */
  readonly isWritten: boolean;
  readonly items: readonly (Doc | Category)[];
};

type Item = NonNullable<LoadedVersion['sidebars'][string]>[number];

function docOf({title, permalink}: DocMetadata): Doc {
  return {kind: 'doc', title, route: permalink};
}

/**
 * The categories of a sidebar with the docs in them. Links, and docs that are
 * not listed, are left out.
 */
function treeOf(
  items: readonly Item[],
  docs: ReadonlyMap<string, DocMetadata>,
): (Doc | Category)[] {
  const listed = (id: string) => {
    const doc = docs.get(id);
    return doc && !doc.unlisted ? doc : undefined;
  };
  return items.flatMap((item): (Doc | Category)[] => {
    if (item.type === 'doc') {
      const doc = listed(item.id);
      return doc ? [docOf(doc)] : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link} = item;
    const own = link?.type === 'doc' ? listed(link.id) : undefined;
    const generated = link?.type === 'generated-index' ? link : undefined;
    return [
      {
        kind: 'category',
        title: own?.title ?? generated?.title ?? item.label,
        description: generated?.description ?? own?.description,
        route: own?.permalink ?? generated?.permalink,
        isWritten: own !== undefined,
        items: treeOf(item.items, docs),
      },
    ];
  });
}

/** Trees of all sidebars of a version of the docs, one after the other. */
export function treesOf({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): (Doc | Category)[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return Object.values(sidebars).flatMap((items) => treeOf(items ?? [], byId));
}
