import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OperatorCode} from '../../../plugins/operator-lab/run/flow';
import {operatorsIn} from '../../../plugins/operator-lab/run/recipe';
import {runWorkflow} from '../../../plugins/operator-lab/run/runWorkflow';
import type {WorkflowRun} from '../../../plugins/operator-lab/run/runWorkflow';
import type {Table, Tables} from '../../../plugins/operator-lab/run/types';
import {findProcesses} from '../../../plugins/operator-pages/process/findProcesses';
import {PROCESS_PORTS} from '../../../plugins/operator-pages/process/operatorPorts';
import {parseProcess} from '../../../plugins/operator-pages/process/parseProcess';
import {resolveScope} from '../../../plugins/operator-pages/process/resolveProcess';
import {familyOf} from '../../../plugins/operator-pages/record/port';
import {loadViews} from '../../../plugins/operator-pages/views/loadViews';
import {ROOT} from '../../support/sites';
import {OPTIONS, VOCABULARY} from './operators';

let loaded: ReturnType<typeof loadViews> | undefined;

/** Loads all operators. Calls after the first one return the same promise. */
function loadOperators(): ReturnType<typeof loadViews> {
  loaded ??= loadViews(ROOT, OPTIONS, false);
  return loaded;
}

/** Text of the process with a title on a guide. */
function processOf(id: string, title: string): string {
  const page = readFileSync(path.join(ROOT, 'docs', `${id}.mdx`), 'utf8');
  const found = findProcesses(page).find((process) => process.title === title);
  if (!found) {
    throw new Error(`${id} has no process "${title}".`);
  }
  return found.text;
}

/**
 * Runs the process of a guide with the settings in its drawing, up to the first
 * operator that has no code.
 * @param tables Tables by the name of the operator that reads them.
 */
export async function runGuide(
  id: string,
  title: string,
  tables: Tables,
): Promise<WorkflowRun> {
  const {operatorIndex} = await loadOperators();
  const scope = resolveScope(
    parseProcess(processOf(id, title)).scope,
    PROCESS_PORTS,
    {
      operators: operatorIndex.operators,
      familyOf: (port) => familyOf(port, VOCABULARY.portTypes),
      hrefOf: (operator) => operator,
      runs: true,
      report: (line, problem) => {
        throw new Error(`${id}, "${title}", line ${line}: ${problem}`);
      },
    },
  );
  const codes = new Map<string, OperatorCode>();
  for (const operator of operatorsIn(scope)) {
    const file = path.join(ROOT, 'plugins/operator-lab', `${operator.id}.ts`);
    if (existsSync(file)) {
      codes.set(operator.id, (await import(file)) as OperatorCode);
    }
  }
  return runWorkflow(scope, {tables, codeOf: (code) => codes.get(code)});
}

/** Table at the first connected output of a step. */
export function tableAt({steps}: WorkflowRun, name: string): Table {
  const step = steps.find(({operator}) => operator.name === name);
  const port = step?.operator.outputs[0]?.name ?? '';
  return (step?.outputs[port] ?? []) as Table;
}
