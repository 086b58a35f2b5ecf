import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {escaped, item} from './lines';
import {dayOf} from './types';
import type {Page} from './types';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;
type Docs = ReadonlyMap<string, LoadedVersion['docs'][number]>;

function categoriesIn(items: readonly SidebarItem[]): Category[] {
  return items.flatMap((one) =>
    one.type === 'category' ? [one, ...categoriesIn(one.items)] : [],
  );
}

/** A line on an entry of a category, as its card says it. */
function entryLine(one: SidebarItem, docs: Docs): string[] {
  switch (one.type) {
    case 'link':
      return [item(one.label, one.href, one.description)];
    case 'doc':
    case 'ref': {
      const doc = docs.get(one.id);
      const label = doc?.frontMatter.sidebar_label ?? one.label ?? doc?.title;
      return doc ? [item(label ?? '', doc.permalink, doc.description)] : [];
    }
    case 'category': {
      const {link} = one;
      const doc = link?.type === 'doc' ? docs.get(link.id) : undefined;
      const href = link?.type === 'doc' ? doc?.permalink : link?.permalink;
      const about = one.description ?? doc?.description;
      return href
        ? [item(one.label, href, about)]
        : one.items.flatMap((below) => entryLine(below, docs)).slice(0, 1);
    }
    default:
      return [];
  }
}

/** A page that Docusaurus makes for a category: its title, its description, and a list. */
function generatedPage(category: Category, docs: Docs): Page[] {
  const {link, label, items} = category;
  if (link?.type !== 'generated-index') {
    return [];
  }
  const {permalink, title = label, description = ''} = link;
  const lines = items.flatMap((one) => entryLine(one, docs));
  return [
    {
      route: permalink,
      title,
      description,
      isUnlisted: false,
      content: {
        markdown: [escaped(description), '', ...lines].join('\n').trim(),
      },
    },
  ];
}

/** The pages of the docs: those with a file, and those of categories. */
export function docsPages(content: LoadedContent): Page[] {
  return content.loadedVersions.flatMap((version) => {
    const docs: Docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const categories = Object.values(version.sidebars).flatMap(categoriesIn);
    return [
      ...version.docs.map((doc) => ({
        route: doc.permalink,
        title: doc.title,
        description: doc.description,
        updated: dayOf(doc.lastUpdatedAt ?? undefined),
        isUnlisted: doc.unlisted,
        content: {file: aliasedSitePathToRelativePath(doc.source)},
      })),
      ...categories.flatMap((category) => generatedPage(category, docs)),
    ];
  });
}
