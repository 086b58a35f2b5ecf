import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {linesAbove} from '../registry/frontMatter';
import {pageMessage} from '../../shared/record/problem';

/** Reports a problem on a line of a page's text. */
export type Report = (line: number, problem: string) => unknown;

/**
 * Returns the number of lines in the file above the text of a tree: 0 if the
 * tree contains the front matter, possibly below imports.
 */
async function frontMatterLines(
  {children}: Root,
  filePath: string,
): Promise<number> {
  if (children.some(({type}) => type === 'yaml')) {
    return 0;
  }
  const fileContent = readFileSync(filePath, 'utf8');
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return linesAbove(fileContent, content);
}

/**
 * Collects problems with the text of a page. `stop` throws one error with all
 * of them and their lines in the file.
 */
export function pageProblems(filePath: string, shownPath: string) {
  const found: (readonly [line: number, problem: string])[] = [];
  const report: Report = (line, problem) => found.push([line, problem]);
  return {
    report,
    stop: async (tree: Root): Promise<void> => {
      if (found.length > 0) {
        const above = await frontMatterLines(tree, filePath);
        const lines = found.map(
          ([line, problem]) => `line ${above + line}: ${problem}`,
        );
        throw new Error(pageMessage(shownPath, lines));
      }
    },
  };
}
