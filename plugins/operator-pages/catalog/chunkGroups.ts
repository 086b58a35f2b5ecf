import path from 'node:path';
import {aliasedSitePath, docuHash} from '@docusaurus/utils';
import type {SiteFiles} from '../registry/files';

/** File of a module of the bundler; some modules have none. */
function fileOf(module: object): string {
  const {resource = ''} = module as {readonly resource?: string};
  return resource.split('?')[0] ?? '';
}

/** Folders of pages, by the file of the page and by that of the metadata that Docusaurus keeps of it. */
export function foldersByFile(
  siteDir: string,
  {docsDir, isOperator}: SiteFiles,
  pages: Iterable<string>,
): Map<string, string> {
  return new Map(
    [...pages].filter(isOperator).flatMap((relative): [string, string][] => {
      const file = path.join(docsDir, relative);
      const source = aliasedSitePath(file, siteDir);
      const folder = path.posix.dirname(relative);
      return [
        [file, folder],
        [`${docuHash(source)}.json`, folder],
      ];
    }),
  );
}

/** What every compiled page imports. */
const MDX_RUNTIME = /[\\/]@mdx-js[\\/]react[\\/]/;

/** Components that pages of operators share, and no others use. */
const SHARED = ['OperatorFold', 'OperatorTerm'].map((name) =>
  path.join(path.dirname(__dirname), 'theme', name, 'index.tsx'),
);

function isShared(module: object): boolean {
  const file = fileOf(module);
  return SHARED.includes(file) || MDX_RUNTIME.test(file);
}

/**
 * Puts the pages of a folder into one script. The start script of every page
 * of the site lists all scripts by name, so that many small ones cost every
 * reader more than a few larger ones cost a reader of operators.
 */
export function chunkGroups(folders: ReadonlyMap<string, string>) {
  const folderOf = (module: object) => {
    const file = fileOf(module);
    return folders.get(file) ?? folders.get(path.basename(file));
  };
  return {
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Else each page would keep a script of its own, with copies of them.
          operatorComponents: {
            chunks: 'async' as const,
            enforce: true,
            priority: 100,
            test: isShared,
            name: 'operator-components',
          },
          operatorPages: {
            chunks: 'async' as const,
            enforce: true,
            priority: 100,
            test: (module: object) => folderOf(module) !== undefined,
            name: (module: object) => folderOf(module)?.replaceAll('/', '-'),
          },
        },
      },
    },
  };
}
