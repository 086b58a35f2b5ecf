import {describe, expect, it} from 'vitest';
import {
  LIMITS,
  runWorkflow,
} from '../../../../../plugins/agents/tools/runWorkflow';
import {runTool, WORKFLOW} from '../../../../support/toolSite';

const run = (input: Record<string, unknown>) => runTool(runWorkflow, input);

const SORTED = {
  columns: [
    {name: 'name', type: 'nominal'},
    {name: 'weight', type: 'real'},
  ],
  rows: [
    ['finch', '0.020'],
    ['zebra', '300.000'],
  ],
  rowCount: 2,
};

/** A table with a number of rows. */
const tableOf = (rows: number) =>
  ['n', ...Array.from({length: rows}, (_, row) => row)].join('\n');

describe('run_workflow', () => {
  it('gives the tables at the results', async () => {
    expect(await run(WORKFLOW)).toEqual({
      results: [{port: 'result', ...SORTED}],
    });
  });

  it('gives the tables after each operator', async () => {
    expect(await run({...WORKFLOW, steps: true})).toMatchObject({
      steps: [
        {operator: 'Animals', outputs: [{port: 'output', rowCount: 2}]},
        {operator: 'Sort', outputs: [{port: 'example set output', ...SORTED}]},
      ],
    });
  });

  it('cuts long tables, and says how long they are', async () => {
    const {results} = await run({
      workflow: 'A: Retrieve\nA -> result',
      tables: {A: tableOf(LIMITS.rows)},
    });
    const [{rows, rowCount}] = results as [{rows: unknown[]; rowCount: number}];
    expect([rows.length, rowCount]).toEqual([50, LIMITS.rows]);
  });

  it('stops at what is not computed here, without a result', async () => {
    expect(
      await run({workflow: 'constructor: Retrieve\nconstructor -> result'}),
    ).toEqual({
      results: [],
      steps: [],
      stop: {
        operator: 'constructor',
        reason: 'not computed',
        message: 'Its results are not computed here.',
      },
    });
  });

  it('stops at an error of an operator', async () => {
    const workflow = WORKFLOW.workflow.replace('weight', 'size');
    expect(await run({...WORKFLOW, workflow})).toMatchObject({
      results: [],
      steps: [{operator: 'Animals'}],
      stop: {operator: 'Sort', reason: 'operator error'},
    });
  });

  it.each([
    [
      'an unknown operator',
      {workflow: 'Fly\nFly -> result'},
      'The workflow cannot be read: line 1: there is no operator "Fly"',
    ],
    [
      'an unknown parameter',
      {workflow: 'Retrieve\n  speed = 3\nRetrieve -> result'},
      'line 2: "Retrieve" has no parameter "speed"',
    ],
    [
      'a workflow without operators',
      {workflow: '# nothing'},
      'The workflow has 0 operators. Pass 1 to 40. The tool recipe returns examples.',
    ],
    [
      'too many operators',
      {workflow: 'Retrieve\n'.repeat(41)},
      'The workflow has 41 operators.',
    ],
    [
      'a table with an uneven row',
      {workflow: 'A: Retrieve', tables: {A: 'a | b\n1'}},
      'Table "A", line 2: the row has 1 cells, and the table has 2 columns.',
    ],
    [
      'a table with too many rows',
      {workflow: 'A: Retrieve', tables: {A: tableOf(LIMITS.rows + 1)}},
      'Table "A" has 2001 rows. Pass at most 2000.',
    ],
    [
      'too many tables',
      {
        workflow: 'A: Retrieve',
        tables: Object.fromEntries(
          Array.from({length: 21}, (_, at) => [`T${at}`, 'a\n1']),
        ),
      },
      'at most 20 tables',
    ],
    [
      'an answer that is too long',
      {
        workflow: 'A: Retrieve\nA -> result',
        tables: {A: `a\n${'x'.repeat(70_000)}`},
      },
      'The tables of the answer are too long.',
    ],
  ])('rejects %s', async (_, input, message) => {
    await expect(run(input)).rejects.toThrow(message);
  });
});
