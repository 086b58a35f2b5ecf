import type {Root, RootContent} from 'mdast';
import {fencesIn} from '../process/findProcesses';
import type {ResolvedProcess, ResolvedScope} from '../process/types';
import type {Following, WorkflowNodes} from '../../shared/workflow';
import type {Report} from './pageProblems';
import {processFigure} from './processFigure/figure';

/** Returns a scope whose operators link to other addresses, also in inner ones. */
function linked<Scope extends ResolvedScope>(
  scope: Scope,
  hrefs: NonNullable<Following['hrefs']>,
): Scope {
  return {
    ...scope,
    operators: scope.operators.map((operator) => ({
      ...operator,
      href: hrefs[operator.name] ?? operator.href,
      inner: operator.inner.map((one) => linked(one, hrefs)),
    })),
  };
}

/**
 * Replaces the fenced `process` blocks of a page with figures. Blocks that are
 * missing in the views or that cannot be laid out are reported and remain.
 * @param following Returns the nodes that follow a figure.
 * @returns True if the views have all blocks, with the operators that they
 * name. In the dev server, a view can be older than the page or its operators.
 */
export async function insertProcessFigures(
  tree: Root,
  processes: readonly ResolvedProcess[],
  report: Report,
  following?: WorkflowNodes,
): Promise<boolean> {
  const left = [...processes];
  let isComplete = true;
  for (const {parent, node, line, text, title = ''} of fencesIn(tree)) {
    const index = left.findIndex(
      (process) => process.text === text && process.title === title,
    );
    const [process] = index < 0 ? [] : left.splice(index, 1);
    if (!process) {
      isComplete = false;
      report(
        line,
        'this process was not found when the pages were read; write it in the page itself, as text that no preprocessor changes',
      );
      continue;
    }
    try {
      const {nodes = [], hrefs = {}} = (await following?.(process, line)) ?? {};
      const figure = await processFigure(linked(process, hrefs));
      parent.children.splice(
        parent.children.indexOf(node),
        1,
        figure as RootContent,
        ...nodes,
      );
    } catch (error) {
      isComplete = false;
      report(
        line,
        `the process cannot be laid out: ${(error as Error).message}`,
      );
    }
  }
  return isComplete;
}
