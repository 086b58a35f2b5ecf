import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import {
  headersFile,
  HEADERS_FILE,
  headersProblem,
  siteHeaders,
} from './headersFile';
import {inlineScripts, scriptHash, securityPolicy} from './securityPolicy';

/** Hashes of the inline scripts in the HTML files of a folder, each once, sorted. */
async function hashesIn(folder: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of await Globby('**/*.html', {cwd: folder, dot: true})) {
    const html = await readFile(path.join(folder, file), 'utf8');
    inlineScripts(html).forEach((script) => hashes.add(scriptHash(script)));
  }
  return [...hashes].sort();
}

/**
 * Writes `_headers` into the folder of the whole site. With several locales,
 * each build of a locale writes it again, with the pages built so far.
 */
export async function writeHeaders(
  {baseUrl, outDir, i18n}: Pick<Props, 'baseUrl' | 'i18n' | 'outDir'>,
  {sources, headers}: PluginOptions,
): Promise<void> {
  const siteBaseUrl =
    i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const folder = path.resolve(
    outDir,
    path.posix.relative(baseUrl, siteBaseUrl),
  );
  const policy = securityPolicy(await hashesIn(folder), sources);
  const text = headersFile(siteBaseUrl, siteHeaders(policy, headers));
  const problem = headersProblem(text);
  if (problem) {
    logger.warn(problem);
  }
  await writeFile(path.join(folder, HEADERS_FILE), text);
}
