import {hasData} from '../../shared/workflow';
import {familyOf} from '../record/port';
import type {PortTypes} from '../record/port';
import {fileLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import {findProcesses} from './findProcesses';
import type {FoundProcess} from './findProcesses';
import {parseProcess} from './parseProcess';
import {PROCESS_PORTS} from './operatorPorts';
import {resolveScope} from './resolveProcess';
import type {ResolvedProcess} from './types';

/** The processes of a page and their problems. */
export type ResolvedPage = {
  readonly processes: readonly ResolvedProcess[];
  readonly problems: readonly string[];
};

/**
 * Cache of processes by page. The dev server passes an unchanged page as the
 * same object.
 */
const foundIn = new WeakMap<Page, readonly FoundProcess[]>();

/** Resolves the processes of a page. Problems have lines of the page's file. */
export function resolvePage(
  page: Page,
  operatorIndex: OperatorIndex,
  portTypes: PortTypes,
): ResolvedPage {
  const problems: string[] = [];
  const {operators} = operatorIndex;
  const found = foundIn.get(page) ?? findProcesses(page.content);
  foundIn.set(page, found);
  const processes = found.map(({text, title = '', line}) => {
    const above = page.linesAbove + line;
    if (!title) {
      problems.push(
        `line ${above}: a process needs a title: process title="..."`,
      );
    }
    const parsed = parseProcess(text);
    problems.push(
      ...parsed.problems.map((problem) =>
        problem.replace(/^line (\d+)/, (_, at) => `line ${above + Number(at)}`),
      ),
    );
    const scope = resolveScope(parsed.scope, PROCESS_PORTS, {
      operators,
      familyOf: (port) => familyOf(port, portTypes),
      hrefOf: (id) => fileLink(page, operators.get(id)!),
      runs: hasData(page.content),
      report: (at, problem) => problems.push(`line ${above + at}: ${problem}`),
    });
    return {title, text, ...scope};
  });
  return {processes, problems};
}
