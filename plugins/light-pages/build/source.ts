import path from 'node:path';
import type {PageTable, TreeNode} from './pageTable';

const CLIENT = path.join(path.dirname(__dirname), 'client');

/** An import of what the browser makes of a packed module. */
export function importOf(names: string, file: 'pages' | 'sidebars'): string {
  return `import {${names}} from ${JSON.stringify(path.join(CLIENT, file))};`;
}

const asImport = (request: string, chunk: string) => {
  const name = JSON.stringify(chunk);
  const module = JSON.stringify(request);
  return `() => import(/* webpackChunkName: ${name} */ ${module})`;
};

const asWeak = (request: string) =>
  `require.resolveWeak(${JSON.stringify(request)})`;

const folderOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);

/**
 * The name of the script that a page shares with those of its folder; a page
 * that has a folder of its own is with the pages in it.
 */
export function sharedScripts(
  {pages}: PageTable,
  isShared: (path: string) => boolean,
): (path: string) => string | undefined {
  const folders = new Set(pages.map((page) => folderOf(page.path)));
  return (page) => {
    if (!isShared(page)) {
      return undefined;
    }
    const folder = folders.has(`${page}/`) ? page : folderOf(page);
    return folder.replaceAll('/', ' ').trim().replaceAll(' ', '-');
  };
}

/** The list of pages: one line a page, those of a folder together. */
export function pagesSource(
  {kinds, pages}: PageTable,
  scriptOf: (path: string) => string | undefined,
): string {
  const lines: string[] = [];
  let group = '';
  for (const {path: page, kind, name, request} of pages) {
    const prefix = folderOf(page);
    const next = `${JSON.stringify(prefix)}, ${kind}`;
    if (next !== group) {
      lines.push(`${group === '' ? '' : '], '}[${next},`);
      group = next;
    }
    const script = scriptOf(page);
    const parts = [
      JSON.stringify(page.slice(prefix.length)),
      asImport(request, script ?? name),
      asWeak(request),
      ...(script === undefined ? [JSON.stringify(name)] : []),
    ];
    lines.push(`[${parts.join(', ')}],`);
  }
  return `${importOf('listPages', 'pages')}
export default listPages(${JSON.stringify(kinds)}, [
${lines.join('\n')}
${group === '' ? '' : ']'}]);
`;
}

function nodeSource(node: TreeNode): string {
  if ('run' in node) {
    return `...run(${node.run.join(', ')})`;
  }
  const {component, attributes} = node;
  const routes = node.routes?.map(nodeSource).join(',\n');
  return `{
${Object.entries(attributes)
  .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  .join('\n')}
component: ComponentCreator(${component.map((one) => JSON.stringify(one)).join(', ')}),
${routes === undefined ? '' : `routes: [${routes}],`}
}`;
}

/** The routes, with runs of listed pages. */
export function routesSource({tree}: PageTable): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import pages from './pages';
${importOf('routesOf', 'pages')}
const run = (from, to) => routesOf(pages, [from, to], ComponentCreator);
export default [
${tree.map(nodeSource).join(',\n')}
];
`;
}

/** The names of the scripts of all routes. */
export function chunkNamesSource({chunkNames}: PageTable): string {
  return `import pages from './pages';
${importOf('chunkNamesOf', 'pages')}
export default {...${JSON.stringify(chunkNames)}, ...chunkNamesOf(pages)};
`;
}

/** All dynamic imports of routes. */
export function registrySource({registry}: PageTable): string {
  const entries = [...registry].map(
    ([name, request]) =>
      `${JSON.stringify(name)}: [${asImport(request, name)}, '', ${asWeak(request)}],`,
  );
  return `import pages from './pages';
${importOf('registryOf', 'pages')}
export default {
${entries.join('\n')}
...registryOf(pages),
};
`;
}
