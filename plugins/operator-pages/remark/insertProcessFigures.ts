import type {Root, RootContent} from 'mdast';
import {fencesIn} from '../process/findProcesses';
import type {ResolvedProcess} from '../process/types';
import type {Report} from './pageProblems';
import {processFigure} from './processFigure/figure';

/**
 * Replaces the fenced `process` blocks of a page with figures. Blocks that are
 * missing in the views or that cannot be laid out are reported and remain.
 */
export async function insertProcessFigures(
  tree: Root,
  processes: readonly ResolvedProcess[],
  report: Report,
): Promise<void> {
  const left = [...processes];
  for (const {parent, node, line, text, title = ''} of fencesIn(tree)) {
    const at = left.findIndex(
      (process) => process.text === text && process.title === title,
    );
    const [process] = at < 0 ? [] : left.splice(at, 1);
    if (!process) {
      report(
        line,
        'this process was not found when the pages were read; write it in the page itself, as text that no preprocessor changes',
      );
      continue;
    }
    try {
      const figure = (await processFigure(process)) as RootContent;
      parent.children.splice(parent.children.indexOf(node), 1, figure);
    } catch (error) {
      report(
        line,
        `the process cannot be laid out: ${(error as Error).message}`,
      );
    }
  }
}
