import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page or a category of the sidebar. */
export type Node = {
  readonly title: string;
  /** Address with the base URL; none for a category that the sidebar only folds. */
  readonly route?: string | undefined;
  readonly description?: string | undefined;
  /** Whether its page is a written one, and not a list of pages. */
  readonly isWritten: boolean;
  /** Content of a category; undefined for a page. */
  readonly items?: readonly Node[];
};

type Item = NonNullable<LoadedVersion['sidebars'][string]>[number];

/** Sidebars of a version of the docs as one tree, without links and unlisted docs. */
export function treeOf({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): Node[] {
  const listed = new Map(
    docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]),
  );
  const nodesOf = (item: Item): Node[] => {
    if (item.type === 'doc') {
      const doc = listed.get(item.id);
      return doc
        ? [{title: doc.title, route: doc.permalink, isWritten: true}]
        : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link, label, items} = item;
    const own = link?.type === 'doc' ? listed.get(link.id) : undefined;
    const generated = link?.type === 'generated-index' ? link : undefined;
    return [
      {
        title: own?.title ?? generated?.title ?? label,
        route: own?.permalink ?? generated?.permalink,
        description: generated?.description ?? own?.description,
        isWritten: own !== undefined,
        items: items.flatMap(nodesOf),
      },
    ];
  };
  return Object.values(sidebars).flatMap((items) =>
    (items ?? []).flatMap(nodesOf),
  );
}

/** Sidebars of all docs of a site, all versions. */
export function treeOfSite(allContent: AllContent): Node[] {
  const plugins = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.values(plugins).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(treeOf),
  );
}
