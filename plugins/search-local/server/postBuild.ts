import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {siteContent} from './buildDocuments';
import {readBuiltPages} from './builtPages';
import {indexFiles} from './indexFiles';
import type {OutputFile} from './indexFiles';
import {listPages} from './pages';

/** What the index of one built locale is made from. */
export type BuildInput = {
  readonly allContent: AllContent;
  readonly options: PluginOptions;
  readonly locale: string;
  readonly baseUrl: string;
  readonly outDir: string;
};

const kibibytes = (file: OutputFile) =>
  Math.round(Buffer.byteLength(file.json) / 1024);

/** Indexes the built pages of one locale and writes the files of the index. */
export async function writeIndex(input: BuildInput): Promise<void> {
  const {allContent, options, locale, baseUrl, outDir} = input;
  const started = Date.now();
  const pages = await readBuiltPages(
    listPages(allContent, options, baseUrl),
    outDir,
    baseUrl,
  );
  const content = siteContent(pages);
  const {index, titles, texts, termCount} = indexFiles(content, {
    locale,
    ...options,
  });
  await Promise.all(
    [index, titles, ...texts].map(({name, json}) =>
      writeFile(path.join(outDir, name), json),
    ),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`search-local: number=${pages.length} pages, number=${
    content.texts.length
  } sections, number=${termCount} terms, number=${kibibytes(index)} KiB in name=${
    index.name
  }, number=${seconds} s`;
}
