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
import {nginxFile, NGINX_FILE} from './nginxFile';
import {inlineScripts, scriptHash, securityPolicy} from './securityPolicy';

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
 * Pages whose address ends with a slash, as paths below the base URL of the
 * site. All languages have the same pages, so the routes of one language
 * identify those of each language that is already built.
 * @param files - Paths of the HTML files of all languages, with slashes.
 */
export function folderPages(
  {baseUrl, i18n, routesPaths}: Omit<Built, 'outDir'>,
  siteBaseUrl: string,
  files: readonly string[],
): string[] {
  const built = new Set(files);
  const pages = routesPaths
    .filter((route) => route.endsWith('/') && route.startsWith(baseUrl))
    .map((route) => decodeURIComponent(route.slice(baseUrl.length)));
  const baseUrls = Object.values(i18n.localeConfigs).map((one) => one.baseUrl);
  return [...new Set(baseUrls)]
    .filter((url) => url.startsWith(siteBaseUrl))
    .map((url) => url.slice(siteBaseUrl.length))
    .flatMap((folder) => pages.map((page) => folder + page))
    .filter((page) => page !== '' && built.has(`${page}index.html`))
    .sort();
}

/**
 * Writes `_headers` and `_nginx.conf` into the folder of the whole site, for
 * the pages of all languages that are built by now.
 */
export async function writeHostFiles(
  built: Built,
  {sources, headers: own}: PluginOptions,
): Promise<void> {
  const {baseUrl, outDir} = built;
  const {localeConfigs, defaultLocale} = built.i18n;
  const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const folder = path.resolve(
    outDir,
    path.posix.relative(baseUrl, siteBaseUrl),
  );
  const files = await Globby('**/*.html', {cwd: folder, dot: true});
  const hashes = await hashesIn(folder, files);
  const headers = siteHeaders(securityPolicy(hashes, sources), own);
  const text = headersFile(siteBaseUrl, headers);
  const problem = headersProblem(text);
  if (problem) {
    logger.warn(problem);
  }
  const nginx = nginxFile({
    baseUrl: siteBaseUrl,
    headers,
    folderPages: folderPages(built, siteBaseUrl, files),
  });
  await writeFile(path.join(folder, HEADERS_FILE), text);
  await writeFile(path.join(folder, NGINX_FILE), nginx);
}
