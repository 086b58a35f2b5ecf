import * as z from 'zod';
import {isCollection} from '../../operator-lab/run/flow';
import type {Flow, OperatorCode} from '../../operator-lab/run/flow';
import {runWorkflow} from '../../operator-lab/run/runWorkflow';
import {shownTable} from '../../operator-lab/run/shownTable';
import {NotComputed} from '../../operator-lab/run/types';
import type {Table, Tables} from '../../operator-lab/run/types';
import type {WorkflowLevel} from '../../shared/workflow';

/** Maximum number of rows of a table in a result. */
export const SHOWN_ROWS = 50;

/** Milliseconds after which no other operator starts. */
export const RUN_MS = 2_000;

/** Maximum number of cells at the outputs of an operator. */
const MAX_CELLS = 200_000;

const TABLES = z.array(
  z.object({
    port: z.string(),
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        role: z.string().optional(),
      }),
    ),
    rows: z.array(z.array(z.string())).describe('A missing value is ?'),
    rowCount: z
      .int()
      .describe(`Number of rows; the first ${SHOWN_ROWS} follow`),
  }),
);

/** Schema of a run: the tables at its results and after each operator. */
export const RUN = z.object({
  results: TABLES.describe('None if the run stops'),
  steps: z
    .array(z.object({operator: z.string(), outputs: TABLES}))
    .describe('Tables at the connected outputs of each operator'),
  stop: z
    .object({
      operator: z.string(),
      reason: z.enum(['operator error', 'not computed']),
      message: z.string(),
    })
    .optional()
    .describe('The operator at which the run stops'),
});

/** Runs a workflow on tables by the names of the operators that return them. */
export type ComputeWorkflow = (
  level: WorkflowLevel,
  tables: Tables,
) => Promise<z.output<typeof RUN>>;

/** Loads the code of an operator by doc id. Undefined if there is none. */
export async function loadCode(id: string): Promise<OperatorCode | undefined> {
  const name = id.replace(/^operators\//, '');
  try {
    return (await import(
      /* @vite-ignore */ `../../operator-lab/operators/${name}.ts`
    )) as OperatorCode;
  } catch {
    return undefined;
  }
}

const tablesIn = (flow: Flow): (readonly [string, Table])[] =>
  Object.entries(flow).flatMap(([port, value]) =>
    (isCollection(value) ? value.tables : [value]).map(
      (table) => [port, table] as const,
    ),
  );

const rowCount = (table: Table) => table[0]?.values.length ?? 0;

function shown(flow: Flow): z.output<typeof TABLES> {
  return tablesIn(flow).map(([port, table]) => {
    const columns = shownTable(
      table.map((one) => ({...one, values: one.values.slice(0, SHOWN_ROWS)})),
    );
    return {
      port,
      columns: columns.map(({name, type, role}) => ({
        name,
        type,
        ...(role !== undefined && {role}),
      })),
      rows: Array.from({length: columns[0]?.texts.length ?? 0}, (_, row) =>
        columns.map(({texts}) => texts[row]!),
      ),
      rowCount: rowCount(table),
    };
  });
}

/** Adds the limits of time and size to the code of an operator. */
function limited(code: OperatorCode, until: number): OperatorCode {
  const check = <Outputs extends Flow>(compute: () => Outputs): Outputs => {
    if (Date.now() > until) {
      throw new NotComputed(
        `The run took longer than ${RUN_MS / 1000} s. Use fewer rows.`,
      );
    }
    const outputs = compute();
    const cells = tablesIn(outputs).map(
      ([, table]) => table.length * rowCount(table),
    );
    if (cells.reduce((sum, one) => sum + one, 0) > MAX_CELLS) {
      throw new NotComputed(
        `Its output has more than ${MAX_CELLS} cells. Use fewer rows.`,
      );
    }
    return outputs;
  };
  const {run, runInner} = code;
  return {
    ...code,
    ...(run && {run: (...given) => check(() => run(...given))}),
    ...(runInner && {runInner: (...given) => check(() => runInner(...given))}),
  };
}

/** Returns the doc ids of the operators of a workflow. */
const idsIn = ({operators}: WorkflowLevel): string[] =>
  operators.flatMap(({id, inner}) => [id, ...inner.flatMap(idsIn)]);

/** Runs a workflow in this thread. */
export const computeHere: ComputeWorkflow = async (level, tables) => {
  const codes = new Map<string, OperatorCode | undefined>();
  for (const id of idsIn(level)) {
    codes.set(id, await loadCode(id));
  }
  const until = Date.now() + RUN_MS;
  const {steps, results, stop} = runWorkflow(level, {
    tables,
    codeOf: (id) => {
      const code = codes.get(id);
      return code && limited(code, until);
    },
  });
  return {
    results: shown(results),
    steps: steps.map(({operator, outputs}) => ({
      operator: operator.name,
      outputs: shown(
        Object.fromEntries(
          operator.outputs.map(({name}) => [name, outputs[name]!]),
        ),
      ),
    })),
    ...(stop && {
      stop: {
        operator: stop.operator.name,
        ...(stop.reason === 'failure'
          ? {
              reason: 'not computed',
              message: 'The implementation of this site fails on this input.',
            }
          : {reason: stop.reason, message: stop.message}),
      },
    }),
  };
};
