import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import {
  headersFile,
  HEADERS_FILE,
  headersProblems,
} from './headers/headersFile';
import {matches, revalidatedPaths} from './headers/revalidatedPaths';
import {siteHeaders} from './headers/siteHeaders';
import {nginxFile, NGINX_FILE} from './nginx/nginxFile';
import type {PluginOptions} from './options';
import {inlineScripts, scriptHash} from './policy/inlineScripts';
import {securityPolicy} from './policy/securityPolicy';
import {htmlFiles, inFiles} from './site/htmlFiles';
import {folderPages} from './site/folderPages';

type Built = Pick<Props, 'baseUrl' | 'i18n' | 'outDir' | 'routesPaths'>;

/**
 * Writes `_headers` and `_nginx.conf` for the pages that are built by now, of
 * all languages, into the folder of the whole site. Other plugins may still be
 * writing files of other kinds, so these do not matter here.
 */
export async function writeHostFiles(
  {baseUrl, i18n, outDir, routesPaths}: Built,
  options: PluginOptions,
): Promise<void> {
  const {localeConfigs, defaultLocale} = i18n;
  const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const folder = path.resolve(
    outDir,
    path.posix.relative(baseUrl, siteBaseUrl),
  );
  // Other plugins may be writing those that are listed, so it is open which are there.
  const files = (await htmlFiles(folder)).filter(
    (file) => !matches(file, options.revalidated),
  );
  const hashes = await inFiles(folder, files, (html) =>
    inlineScripts(html).map(scriptHash),
  );
  const {immutable} = options;
  const headers = siteHeaders(
    securityPolicy({...options, hashes}),
    options.headers,
  );
  const text = headersFile({
    baseUrl: siteBaseUrl,
    headers,
    immutable,
    revalidated: [
      ...revalidatedPaths(files, immutable),
      ...options.revalidated,
    ],
  });
  headersProblems(text).forEach((problem) => logger.warn(problem));
  await writeFile(path.join(folder, HEADERS_FILE), text);
  await writeFile(
    path.join(folder, NGINX_FILE),
    nginxFile({
      baseUrl: siteBaseUrl,
      headers,
      immutable,
      markdownCopies: options.markdownCopies,
      folderPages: folderPages({
        baseUrl,
        siteBaseUrl,
        baseUrls: Object.values(localeConfigs).map((one) => one.baseUrl),
        routes: routesPaths,
        files,
      }),
    }),
  );
}
