import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTable} from './pageTable';
import {pageTable} from './pageTable';
import {readGenerated, readJson, siteConfigForClient} from './generated';
import {globalDataSource} from './globalData';
import {
  chunkNamesSource,
  pagesSource,
  registrySource,
  routesSource,
} from './source';
import {differences} from './proof';
import {sharedScripts} from './sharedScripts';
import {readVersions, sidebarPaths, versionSources} from './versions';

/** Where lighter modules stand, by the requests of those that they replace. */
export type Replacements = ReadonlyMap<string, string>;

/** The list of pages as the browser has it, for what is packed against it. */
export function pagesOf({kinds, pages}: PageTable) {
  return pages.map(({path: page, kind, name}) => ({
    path: page,
    kind: kinds[kind]!,
    script: name,
    load: [() => Promise.resolve(), ''] as const,
  }));
}

/**
 * Writes lighter forms of the modules that Docusaurus generates for every
 * page, into a folder next to them.
 * @throws If a route would not be what it was, or load other modules.
 * @param isShared - Whether a page, by its path, shares a script with its neighbors.
 */
export function writeModules(
  generatedFilesDir: string,
  isShared: (path: string) => boolean,
): Replacements {
  const folder = path.join(generatedFilesDir, 'light-pages');
  const generated = readGenerated(generatedFilesDir);
  const table = pageTable(generated);
  const pages = pagesOf(table);
  const versions = readVersions(generatedFilesDir, generated);
  const firsts = sharedScripts(
    table.pages,
    isShared,
    versions.flatMap(({version}) => sidebarPaths(version)),
  );
  const written = {
    pages: pagesSource(table, firsts),
    routes: routesSource(table),
    chunkNames: chunkNamesSource(table),
    registry: registrySource(table),
  };
  const [first] = differences(generated, written);
  if (first !== undefined) {
    throw new Error(`A route is not the same as before:\n${first}`);
  }
  const replacements = new Map<string, string>();

  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const write = (name: string, source: string, request?: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, source);
    if (request !== undefined) {
      replacements.set(request, file);
    }
  };

  write('pages.js', written.pages);
  write('routes.js', written.routes, '@generated/routes');
  write('registry.js', written.registry, '@generated/registry');
  write(
    'routesChunkNames.js',
    written.chunkNames,
    '@generated/routesChunkNames',
  );
  write(
    'siteConfig.js',
    `export default ${JSON.stringify(siteConfigForClient(generatedFilesDir))};`,
    '@generated/docusaurus.config',
  );
  write(
    'globalData.js',
    globalDataSource(pages, readJson(generatedFilesDir, 'globalData.json')),
    '@generated/globalData',
  );
  for (const {request, source} of versionSources(versions, pages)) {
    write(`${path.basename(request, '.json')}.js`, source, request);
  }
  return replacements;
}
