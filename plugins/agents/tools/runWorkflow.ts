import * as z from 'zod';
import {readDataBlock} from '../../operator-lab/recipe/dataBlock';
import type {Table} from '../../operator-lab/run/types';
import {PROCESS_PORTS} from '../../operator-pages/process/operatorPorts';
import {parseProcess} from '../../operator-pages/process/parseProcess';
import type {WrittenScope} from '../../operator-pages/process/parseProcess';
import {resolveScope} from '../../operator-pages/process/resolveProcess';
import type {WorkflowLevel} from '../../shared/workflow';
import {RUN} from './compute';
import type {Library} from './library';
import {operatorsOf} from './operator';
import {text, tool} from './tool';
import {ToolError} from './toolError';

/** Limits of a run. Lengths are numbers of characters. */
export const LIMITS = {
  workflow: 20_000,
  table: 200_000,
  tables: 20,
  rows: 2_000,
  operators: 40,
  answer: 60_000,
};

const EXAMPLES = 'The tool recipe returns examples.';

/** Reads an input table. */
function tableOf(name: string, block: string): Table {
  const {table, problems} = readDataBlock(block.trim(), 'title="table"');
  const [problem] = problems;
  const rows = table[0]?.values.length ?? 0;
  if (problem) {
    throw new ToolError(
      `Table "${name}", line ${problem.line}: ${problem.message}. ${EXAMPLES}`,
    );
  }
  if (rows > LIMITS.rows) {
    throw new ToolError(
      `Table "${name}" has ${rows} rows. Pass at most ${LIMITS.rows}.`,
    );
  }
  return table;
}

/** Number of operators, inner ones included. */
const countIn = ({operators}: WrittenScope): number =>
  operators.reduce(
    (sum, {inner}) =>
      inner.reduce((inside, {scope}) => inside + countIn(scope), sum + 1),
    0,
  );

/** Parses a process and resolves its operators, ports, and settings. */
async function levelOf(
  library: Library,
  written: string,
): Promise<WorkflowLevel> {
  const {scope, problems} = parseProcess(written);
  const count = countIn(scope);
  if (count < 1 || count > LIMITS.operators) {
    throw new ToolError(
      `The workflow has ${count} operators. Pass 1 to ${LIMITS.operators}. ${EXAMPLES}`,
    );
  }
  const found = [...problems];
  const operators = new Map(
    (await operatorsOf(library)).map(({id, title, href, ...record}) => [
      id,
      {id, title, href, record},
    ]),
  );
  const level = resolveScope(scope, PROCESS_PORTS, {
    operators,
    familyOf: () => 'any',
    hrefOf: (id) => operators.get(id)!.href,
    runs: true,
    report: (line, problem) => found.push(`line ${line}: ${problem}`),
  });
  if (found.length > 0) {
    throw new ToolError(
      `The workflow cannot be read: ${found.slice(0, 5).join('; ')}. ${EXAMPLES}`,
    );
  }
  return level;
}

/** Tool that runs a workflow on tables. */
export const runWorkflow = tool({
  name: 'run_workflow',
  title: 'Run a workflow on small tables',
  description: `Computes a workflow on tables that you pass, and returns the tables at its results. This site implements the operators; it is not the product. At an operator that is not computed here, the run stops and says so. At most ${LIMITS.rows} rows in a table and ${LIMITS.operators} operators. ${EXAMPLES}`,
  inputSchema: z.strictObject({
    workflow: text(
      LIMITS.workflow,
      'One operator on a line, "Title" or "Name: Title", and below it its settings, "parameter = value". Then the connections, "Name.output port -> Name.input port" and "Name -> result". A Retrieve with the name of a table returns that table.',
    ),
    tables: z
      .record(z.string().max(200), z.string().max(LIMITS.table))
      .refine((tables) => Object.keys(tables).length <= LIMITS.tables, {
        error: `at most ${LIMITS.tables} tables`,
      })
      .default({})
      .describe(
        'Tables by name. The first line has the columns, with | between them: "name", "name: type", or "name: type, role". Each other line is a row. A missing value is ?.',
      ),
    steps: z
      .boolean()
      .default(false)
      .describe('Also return the tables after each operator.'),
  }),
  outputSchema: RUN.partial({steps: true}),
  async run({workflow, tables, steps: withSteps}, library) {
    const given = Object.fromEntries(
      Object.entries(tables).map(([name, block]) => [
        name,
        tableOf(name, block),
      ]),
    );
    const level = await levelOf(library, workflow);
    const {results, steps, stop} = await library.compute(level, given);
    const output = {
      results,
      ...(stop && {stop}),
      ...((withSteps || stop) && {steps}),
    };
    if (JSON.stringify(output).length > LIMITS.answer) {
      throw new ToolError(
        'The tables of the answer are too long. Leave out steps, or select fewer columns before the result.',
      );
    }
    return output;
  },
});
