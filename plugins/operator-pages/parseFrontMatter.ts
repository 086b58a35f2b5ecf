import type {ParseFrontMatter} from '@docusaurus/types';
import {siblingsOf} from './navigation/siblings';
import type {PluginOptions} from './options';
import {searchNames} from './record/equivalents';
import {publicFrontMatter} from './record/readFrontMatter';
import {idOf, siteFiles} from './registry/files';
import {parsePage} from './registry/frontMatter';
import {readShared} from './registry/readShared';

/**
 * The `markdown.parseFrontMatter` hook: front matter without the record, with
 * the operators before and after it, and with functions of other tools as
 * keywords. The record is checked elsewhere, together
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
    const {equivalents} = readShared(siteDir, options);
    return {
      ...result,
      frontMatter: {
        ...siblingsOf(files, place.relative, place.version),
        ...publicFrontMatter(
          result.frontMatter,
          searchNames(equivalents, idOf(place.relative)),
        ),
      },
    };
  };
}
