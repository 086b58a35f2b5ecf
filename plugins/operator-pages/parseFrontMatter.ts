import type {ParseFrontMatter} from '@docusaurus/types';
import {siblingsOf} from './navigation/siblings';
import type {PluginOptions} from './options';
import {publicFrontMatter} from './record/readFrontMatter';
import {siteFiles} from './registry/files';
import {parsePage} from './registry/frontMatter';

/**
 * The `markdown.parseFrontMatter` hook: front matter without the record, with
 * the operators before and after it. The record is checked elsewhere, together
 * with all others, so that one message names all that is wrong.
 */
export function createParseFrontMatter(
  siteDir: string,
  options: PluginOptions,
): ParseFrontMatter {
  const files = siteFiles(siteDir, options);
  return async (params) => {
    const result = await parsePage(params, files.display(params.filePath));
    const place = files.placeOf(params.filePath);
    if (!place || !files.isOperator(place.relative)) {
      return result;
    }
    return {
      ...result,
      frontMatter: {
        ...siblingsOf(files, place.relative, place.version),
        ...publicFrontMatter(result.frontMatter),
      },
    };
  };
}
