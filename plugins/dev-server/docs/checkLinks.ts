import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {
  createParser,
  readMarkdown,
} from '../../search-local/markdown/readMarkdown';
import type {RemarkPlugins} from '../../search-local/markdown/readMarkdown';
import {anchorsOf} from './anchors';
import {deadLinks} from './deadLinks';

type SidebarItem =
  LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** Addresses of the lists of pages that Docusaurus creates for categories. */
const listsIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.link?.type === 'generated-index'
            ? [item.link.permalink]
            : []),
          ...listsIn(item.items),
        ]
      : [],
  );

/** The docs by address; lists of pages have no file. */
function pagesOf(
  {loadedVersions}: LoadedContent,
  siteDir: string,
): Map<string, string | undefined> {
  const pages = loadedVersions.flatMap(({docs, sidebars}) => [
    ...docs.map(({permalink, source}) => [
      permalink,
      path.join(siteDir, aliasedSitePathToRelativePath(source)),
    ]),
    ...Object.values(sidebars).flatMap((items) =>
      listsIn(items).map((permalink) => [permalink, undefined]),
    ),
  ]) as [string, string | undefined][];
  return new Map(
    pages.map(([permalink, file]) => [permalink.replace(/\/$/, ''), file]),
  );
}

/** Reads the anchors of source files; those of a file that has not changed only once. */
function createAnchorReader(plugins: RemarkPlugins) {
  const parse = createParser(plugins);
  const known = new Map<string, {time: number; anchors: ReadonlySet<string>}>();
  return async (file: string) => {
    try {
      const {mtimeMs: time} = await stat(file);
      if (known.get(file)?.time !== time) {
        const tree = await parse(await readMarkdown(file), file);
        known.set(file, {time, anchors: anchorsOf(tree)});
      }
      return known.get(file)?.anchors;
    } catch {
      // The file cannot be read, and its own page shows the error.
      return undefined;
    }
  };
}

/**
 * Checks the links of docs to docs while the dev server compiles a page.
 * `update` takes the docs each time they have been loaded.
 */
export function checkLinks(
  siteDir: string,
  {baseUrl, docsUrl}: {readonly baseUrl: string; readonly docsUrl: string},
  plugins: RemarkPlugins,
) {
  const anchorsOfFile = createAnchorReader(plugins);
  let pages = new Map<string, string | undefined>();
  return {
    update(content: LoadedContent) {
      pages = pagesOf(content, siteDir);
    },
    remarkPlugin: () => async (tree: Root, file: VFile) => {
      const isPage = [...pages.values()].includes(file.path);
      const messages = await deadLinks(tree, {
        baseUrl,
        docsUrl,
        pages,
        own: isPage ? anchorsOf(tree) : undefined,
        anchorsOf: anchorsOfFile,
      });
      if (messages.length > 0) {
        const name = path.relative(siteDir, file.path);
        throw new Error(messages.map((one) => `${name}:${one}`).join('\n'));
      }
    },
  };
}
