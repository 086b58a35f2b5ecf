import {expect, it} from 'vitest';
import {runOperator} from '../../../../../plugins/operator-lab/run/runOperator';
import {aParameter} from '../../../../support/operators';
import type {Settings} from '../../../../../plugins/operator-lab/run/types';

/** Runs an operator that adds `by`, with the settings `by`, `to`, and `mode`. */
const run = (changed?: Settings) =>
  runOperator(
    {
      name: 'Add',
      id: 'add',
      href: '',
      outputs: [{name: 'out'}],
      inner: [],
      settings: {by: 1, to: 5, mode: 'all'},
      written: [
        {name: 'by', values: ['1']},
        {name: 'to', values: ['5']},
        {name: 'mode', values: ['all']},
      ],
      record: {parameters: [aParameter({name: 'mode', default: 'all'})]},
    },
    {
      code: {
        run: (_, {by}) => ({
          out: [{name: 'x', type: 'integer', values: [Number(by)]}],
        }),
      },
      inputs: {},
      variables: {},
      changed,
      inner: {},
    },
  );

it('ends at a written setting that the code ignores, but not at a default', () => {
  expect(() => run()).toThrow('The setting "to" is not computed here.');
});

it('ends at a changed setting that the code ignores, but not at one that lost its effect', () => {
  expect(run({by: 2, to: 5, mode: 'all'})).toEqual({
    out: [{name: 'x', type: 'integer', values: [2]}],
  });
  expect(() => run({by: 2, to: 5, mode: 'few'})).toThrow(
    'The setting "mode" is not computed here.',
  );
});
