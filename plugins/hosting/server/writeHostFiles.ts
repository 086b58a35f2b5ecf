import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import {folderPages} from './folderPages';
import {
  headersFile,
  HEADERS_FILE,
  headersProblem,
  siteHeaders,
} from './headersFile';
import {inlineScripts, scriptHash} from './inlineScripts';
import {nginxFile, NGINX_FILE} from './nginxFile';
import {securityPolicy} from './securityPolicy';

type Built = Pick<Props, 'baseUrl' | 'i18n' | 'outDir' | 'routesPaths'>;

/** Hashes of the inline scripts in HTML files, each once, sorted. */
async function hashesIn(
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    inlineScripts(html).forEach((script) => hashes.add(scriptHash(script)));
  }
  return [...hashes].sort();
}

/**
 * Writes `_headers` and `_nginx.conf` into the folder of the whole site, for
 * the pages of all languages that are built by now.
 */
export async function writeHostFiles(
  {baseUrl, i18n, outDir, routesPaths}: Built,
  {immutable, headers: own, ...policy}: PluginOptions,
): Promise<void> {
  const {localeConfigs, defaultLocale} = i18n;
  const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const folder = path.resolve(
    outDir,
    path.posix.relative(baseUrl, siteBaseUrl),
  );
  const files = await Globby('**/*.html', {cwd: folder, dot: true});
  const hashes = await hashesIn(folder, files);
  const headers = siteHeaders(securityPolicy({...policy, hashes}), own);
  const text = headersFile(siteBaseUrl, headers, immutable);
  const problem = headersProblem(text);
  if (problem) {
    logger.warn(problem);
  }
  const nginx = nginxFile({
    baseUrl: siteBaseUrl,
    headers,
    immutable,
    folderPages: folderPages({
      baseUrl,
      siteBaseUrl,
      baseUrls: Object.values(localeConfigs).map((one) => one.baseUrl),
      routes: routesPaths,
      files,
    }),
  });
  await writeFile(path.join(folder, HEADERS_FILE), text);
  await writeFile(path.join(folder, NGINX_FILE), nginx);
}
