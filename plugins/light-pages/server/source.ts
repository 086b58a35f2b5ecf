import path from 'node:path';
import {folderOf, scriptOf} from '../client/pages';
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

/**
 * The list of pages: one line a page, those of a folder together.
 * @param firsts - The first page of its script, by the path of each page that shares one.
 */
export function pagesSource(
  {kinds, pages}: PageTable,
  firsts: ReadonlyMap<string, string>,
): string {
  const lines: string[] = [];
  let group = '';
  let last = '';
  for (const {path: page, kind, name, request} of pages) {
    const prefix = folderOf(page);
    const next = `${JSON.stringify(prefix)}, ${kind}`;
    if (next !== group) {
      lines.push(`${group === '' ? '' : '], '}[${next},`);
      group = next;
    }
    const first = firsts.get(page);
    const script = first === undefined ? name : scriptOf(first);
    const parts = [
      JSON.stringify(page.slice(prefix.length)),
      asImport(request, script),
      asWeak(request),
      ...(script === last ? [] : [first === page ? 1 : JSON.stringify(script)]),
    ];
    last = script;
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
