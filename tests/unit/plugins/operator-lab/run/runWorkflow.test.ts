import {describe, expect, it} from 'vitest';
import {runWorkflow} from '../../../../../plugins/operator-lab/run/runWorkflow';
import {isCollection} from '../../../../../plugins/operator-lab/run/flow';
import type {
  Flow,
  OperatorCode,
} from '../../../../../plugins/operator-lab/run/flow';
import {
  NotComputed,
  OperatorError,
} from '../../../../../plugins/operator-lab/run/types';
import type {Table} from '../../../../../plugins/operator-lab/run/types';
import type {WorkflowOperator} from '../../../../../plugins/shared/workflow';

const numbers = (...values: number[]): Table => [
  {name: 'x', type: 'integer', values},
];

const valuesOf = (value: Flow[string] | undefined) =>
  value && !isCollection(value) ? value[0]?.values : undefined;

/** Operators that add, join, and stop. */
const CODES: Readonly<Record<string, OperatorCode>> = {
  add: {
    run: ({in: table = []}, {by}) => ({
      out: numbers(
        ...table.flatMap(({values}) =>
          values.map((value) => Number(value) + Number(by)),
        ),
      ),
    }),
  },
  join: {
    run: ({left = [], right = []}) => ({
      out: numbers(
        ...[...left, ...right].flatMap(({values}) => values.map(Number)),
      ),
    }),
  },
  // Adds each value of `in` in an iteration.
  each: {
    runInner: ({in: value}, _, {Body: body}) => ({
      out: {
        tables: (valuesOf(value) ?? []).flatMap((by) => {
          const result = body?.({row: value ?? []}, {by: String(by)}).out;
          return result && !isCollection(result) ? [result] : [];
        }),
      },
    }),
  },
  stack: {
    readsCollections: true,
    run: (inputs) => ({
      out: numbers(
        ...Object.keys(inputs)
          .sort()
          .flatMap((port) => valuesOf(inputs[port])?.map(Number) ?? []),
      ),
    }),
  },
  stop: {
    run: () => {
      throw new OperatorError('There is no column "y".');
    },
  },
  gap: {
    run: () => {
      throw new NotComputed('Time zones are not computed.');
    },
  },
  fault: {
    run: () => {
      throw new TypeError('x is undefined');
    },
  },
};

function operator(
  name: string,
  id: string,
  more: Partial<WorkflowOperator> = {},
): WorkflowOperator {
  return {name, id, href: '', outputs: [{name: 'out'}], inner: [], ...more};
}

const connect = (
  from: number | undefined,
  port: string,
  to: number | undefined,
  target: string,
) => ({
  from: {...(from !== undefined && {operator: from}), port},
  to: {...(to !== undefined && {operator: to}), port: target},
});

const given = {
  tables: {Data: numbers(1, 2), input: numbers(7)},
  codeOf: (id: string) => CODES[id],
};

/** Runs an operator on the data. */
const runOne = (id: string, more: Partial<WorkflowOperator> = {}) =>
  runWorkflow(
    {
      operators: [operator('Data', 'retrieve'), operator('One', id, more)],
      connections: [
        connect(0, 'out', 1, 'in'),
        connect(1, 'out', undefined, 'result'),
      ],
    },
    given,
  );

describe('runWorkflow', () => {
  it('gives the table at every port, and each operator after its inputs', () => {
    const {steps, results, stop} = runWorkflow(
      {
        operators: [
          operator('Join', 'join'),
          operator('Add', 'add', {settings: {by: 10}}),
          operator('Data', 'retrieve'),
        ],
        connections: [
          connect(2, 'out', 1, 'in'),
          connect(1, 'out', 0, 'left'),
          connect(undefined, 'input', 0, 'right'),
          connect(0, 'out', undefined, 'result'),
        ],
      },
      given,
    );
    expect(stop).toBeUndefined();
    expect(steps.map((step) => step.operator.name)).toEqual([
      'Data',
      'Add',
      'Join',
    ]);
    expect(valuesOf(steps[1]?.inputs.in)).toEqual([1, 2]);
    expect(valuesOf(steps[2]?.inputs.left)).toEqual([11, 12]);
    expect(valuesOf(results.result)).toEqual([11, 12, 7]);
  });

  it.each([
    ['stop', 'operator error', 'There is no column "y".'],
    ['gap', 'not computed', 'Time zones are not computed.'],
    ['fault', 'failure', 'x is undefined'],
    ['none', 'not computed', 'Its results are not computed here.'],
  ])('ends at an operator that cannot run: %s', (id, reason, message) => {
    const {steps, results, stop} = runOne(id);
    expect(steps).toHaveLength(1);
    expect(results).toEqual({});
    expect(stop).toMatchObject({operator: {name: 'One'}, reason, message});
  });

  it('ends at an operator without a table at a connected output', () => {
    expect(
      runOne('add', {outputs: [{name: 'out'}, {name: 'model'}]}).stop,
    ).toMatchObject({
      reason: 'not computed',
      message: 'Its output "model" is not computed here.',
    });
  });

  const EACH = operator('Each', 'each', {
    inner: [
      {
        name: 'Body',
        operators: [operator('Add', 'add', {settings: {by: '%{by}'}})],
        connections: [
          connect(undefined, 'row', 0, 'in'),
          connect(0, 'out', undefined, 'out'),
        ],
      },
    ],
  });

  /** Runs the loop on the data, and an operator on its collection. */
  const runLoop = (loop: WorkflowOperator, next: WorkflowOperator) =>
    runWorkflow(
      {
        operators: [operator('Data', 'retrieve'), loop, next],
        connections: [
          connect(0, 'out', 1, 'in'),
          connect(1, 'out', 2, 'in 1'),
          connect(2, 'out', undefined, 'result'),
        ],
      },
      given,
    );

  it('runs inner workflows with variables, and joins their collection', () => {
    const {steps, results} = runLoop(EACH, operator('Stack', 'stack'));
    expect(valuesOf(results.result)).toEqual([2, 3, 3, 4]);
    expect(steps[1]?.inner).toMatchObject([
      {name: 'Body', isRepeated: true, steps: [{operator: {name: 'Add'}}]},
    ]);
  });

  it('ends at an operator that cannot read a collection, has unknown inner workflows, or variables without a value', () => {
    expect(runLoop(EACH, operator('Join', 'join')).stop).toMatchObject({
      operator: {name: 'Join'},
      message: 'A collection at its input is not computed here.',
    });
    expect(runOne('add', {inner: EACH.inner}).stop).toMatchObject({
      message: 'Its inner workflows are not computed here.',
    });
    expect(runOne('add', {settings: {by: '%{limit}'}}).stop).toMatchObject({
      reason: 'not computed',
      message: 'The workflow variable "limit" has no value.',
    });
  });

  it('names the inner operator that ends the run', () => {
    const [body] = EACH.inner;
    const inner = [{...body!, operators: [operator('Inside', 'stop')]}];
    expect(
      runLoop({...EACH, inner}, operator('Stack', 'stack')).stop,
    ).toMatchObject({operator: {name: 'Inside'}, reason: 'operator error'});
  });

  it('ends where operators wait for each other', () => {
    const {stop} = runWorkflow(
      {
        operators: [operator('One', 'add'), operator('Two', 'add')],
        connections: [connect(0, 'out', 1, 'in'), connect(1, 'out', 0, 'in')],
      },
      given,
    );
    expect(stop).toMatchObject({
      operator: {name: 'One'},
      message: 'Its input depends on its own output.',
    });
  });
});
