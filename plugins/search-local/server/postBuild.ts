import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {indexFileName} from '../shared/constants';
import {buildDocuments} from './buildDocuments';
import {buildIndex} from './buildIndex';
import {readBuiltPages} from './builtPages';
import {listPages} from './pages';

/** What the index of one built locale is made from. */
export type BuildInput = {
  readonly allContent: AllContent;
  readonly options: PluginOptions;
  readonly locale: string;
  readonly baseUrl: string;
  readonly outDir: string;
};

/** Indexes the built pages of one locale and writes the index file beside them. */
export async function writeIndex(input: BuildInput): Promise<void> {
  const {allContent, options, locale, baseUrl, outDir} = input;
  const started = Date.now();
  const pages = await readBuiltPages(
    listPages(allContent, options, baseUrl),
    outDir,
    baseUrl,
  );
  const documents = buildDocuments(pages, options.parentCategories);
  const json = JSON.stringify(buildIndex(documents, {locale, ...options}));
  await writeFile(path.join(outDir, indexFileName(locale)), json);
  logger.info`search-local: number=${pages.length} pages, number=${
    documents.length
  } sections, number=${Math.round(Buffer.byteLength(json) / 1024)} KiB in name=${indexFileName(
    locale,
  )}, number=${Date.now() - started} ms`;
}
