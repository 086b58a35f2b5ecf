import {describe, expect, it} from 'vitest';
import {findProcesses} from '../../../../../plugins/operator-pages/process/findProcesses';
import {parseProcess} from '../../../../../plugins/operator-pages/process/parseProcess';

describe('findProcesses', () => {
  it('finds drawings with their titles and lines', () => {
    const page =
      'Text.\n\n```process title="One"\nA\nB\n```\n\n```text\nA\n```\n\n````process\nC\n````\n';
    expect(findProcesses(page)).toEqual([
      {text: 'A\nB', title: 'One', line: 3},
      {text: 'C', title: undefined, line: 12},
    ]);
  });
});

describe('parseProcess', () => {
  it('reads operators, other names, chains, and comments', () => {
    const {scope, problems} = parseProcess(
      '# first\nRead: Retrieve\nNormalize\n\nRead -> Normalize -> result',
    );
    expect(problems).toEqual([]);
    expect(scope).toMatchObject({
      operators: [
        {name: 'Read', reference: 'Retrieve', line: 2, inner: []},
        {name: 'Normalize', reference: 'Normalize', line: 3, inner: []},
      ],
      connections: [
        {from: 'Read', to: 'Normalize', line: 5},
        {from: 'Normalize', to: 'result', line: 5},
      ],
    });
  });

  it('reads inner processes', () => {
    const {scope} = parseProcess(
      'Loop: Loop Values {\n  Inner {\n    A\n    in -> A\n  }\n}',
    );
    expect(scope.operators[0]).toMatchObject({
      name: 'Loop',
      reference: 'Loop Values',
      inner: [
        {
          name: 'Inner',
          line: 2,
          scope: {connections: [{from: 'in', to: 'A', line: 4}]},
        },
      ],
    });
  });

  it('reads settings of the operator above them, also in inner processes', () => {
    const {scope, problems} = parseProcess(
      'A\n  by = x: 1 -> 2\n  empty =\nB {\n  name = C {\n  Inner {\n    D\n      size = 3\n  }\n}',
    );
    expect(problems).toEqual([]);
    expect(scope.operators).toMatchObject([
      {
        name: 'A',
        settings: [
          {parameter: 'by', value: 'x: 1 -> 2', line: 2},
          {parameter: 'empty', value: '', line: 3},
        ],
      },
      {
        name: 'B',
        settings: [{parameter: 'name', value: 'C {', line: 5}],
        inner: [
          {
            scope: {
              operators: [
                {name: 'D', settings: [{parameter: 'size', value: '3'}]},
              ],
            },
          },
        ],
      },
    ]);
  });

  it.each([
    [
      'size = 3\nA',
      'line 1: "size" is set before the first operator; write it below its operator',
    ],
    [
      'A {\n  B\n}',
      'line 2: "B" stands in an operator; put it in an inner process, "NAME {"',
    ],
    ['A\n}', 'line 2: "}" closes nothing'],
    ['A {\n  B {\n', '2 of the "{" are not closed by "}"'],
  ])('rejects %j', (source, problem) => {
    expect(parseProcess(source).problems).toEqual([problem]);
  });
});
