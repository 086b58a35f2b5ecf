import type {Root, RootContent} from 'mdast';
import {fencesIn} from '../process/findProcesses';
import type {ResolvedProcess} from '../process/types';
import type {WorkflowNodes} from '../../shared/workflow';
import type {Report} from './pageProblems';
import {processFigure} from './processFigure/figure';

/**
 * Replaces the fenced `process` blocks of a page with figures. Blocks that are
 * missing in the views or that cannot be laid out are reported and remain.
 * @param following Returns the nodes that follow a figure.
 */
export async function insertProcessFigures(
  tree: Root,
  processes: readonly ResolvedProcess[],
  report: Report,
  following?: WorkflowNodes,
): Promise<void> {
  const left = [...processes];
  for (const {parent, node, line, text, title = ''} of fencesIn(tree)) {
    const index = left.findIndex(
      (process) => process.text === text && process.title === title,
    );
    const [process] = index < 0 ? [] : left.splice(index, 1);
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
      parent.children.splice(
        parent.children.indexOf(figure) + 1,
        0,
        ...((await following?.(process, line)) ?? []),
      );
    } catch (error) {
      report(
        line,
        `the process cannot be laid out: ${(error as Error).message}`,
      );
    }
  }
}
