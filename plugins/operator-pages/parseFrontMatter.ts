import type {ParseFrontMatter} from '@docusaurus/types';
import {siblingsOf} from './catalog/siblings';
import type {PluginOptions} from './options';
import {
  pageMessage,
  publicFrontMatter,
  readFrontMatter,
} from './record/readFrontMatter';
import {siteFiles} from './registry/files';
import {readVocabulary} from './registry/vocabulary';

/**
 * The `markdown.parseFrontMatter` hook: stops a build at a wrong record.
 * In the dev server the page itself shows what is wrong, so that the server
 * keeps running until it is mended.
 */
export function createParseFrontMatter(
  siteDir: string,
  options: PluginOptions,
  stops: boolean,
): ParseFrontMatter {
  const files = siteFiles(siteDir, options);
  return async ({defaultParseFrontMatter, ...params}) => {
    const result = await defaultParseFrontMatter(params);
    const relative = files.relative(params.filePath);
    if (relative === undefined || !files.isOperator(relative)) {
      return result;
    }
    const {problems} = stops
      ? readFrontMatter(result.frontMatter, readVocabulary(siteDir, options))
      : {};
    if (problems) {
      throw new Error(pageMessage(files.display(params.filePath), problems));
    }
    return {
      ...result,
      frontMatter: {
        ...siblingsOf(files, relative),
        ...publicFrontMatter(result.frontMatter),
      },
    };
  };
}
