import {describe, expect, it} from 'vitest';
import {recipeOf} from '../../../../../plugins/operator-lab/recipe/recipeOf';
import type {WorkflowOperator} from '../../../../../plugins/shared/workflow';

const base = {href: 'one.mdx', outputs: [], inner: []};

const ADD: WorkflowOperator = {
  ...base,
  name: 'Add',
  id: 'add',
  written: [
    {name: 'attribute', values: ['sales']},
    {name: 'kind', values: ['fixed']},
  ],
  settings: {attribute: 'sales', kind: 'fixed', amount: 1},
  record: {
    live: {parameters: ['amount'], options: {}},
    parameters: [
      {name: 'attribute', type: 'column'},
      {name: 'kind', type: 'selection', options: {fixed: '', other: ''}},
      {name: 'amount', type: 'integer'},
    ],
  },
};

/** Names of the parameters that readers can change, by operator. */
const changeable = (...operators: WorkflowOperator[]) =>
  Object.entries(recipeOf({operators, connections: []}, {}).parameters).map(
    ([name, parameters]) => [name, parameters.map((one) => one.name)],
  );

describe('recipeOf', () => {
  it('offers the parameters that the code reads, and written columns', () => {
    expect(changeable(ADD)).toEqual([['Add', ['attribute', 'amount']]]);
  });

  it('offers nothing where the record does not say what the code reads', () => {
    const {parameters} = ADD.record!;
    expect(changeable({...ADD, record: {parameters}})).toEqual([['Add', []]]);
  });

  it('includes inner operators, and leaves the records to the build', () => {
    const loop = {
      ...base,
      name: 'Loop',
      id: 'loop',
      inner: [{name: 'Inside', operators: [ADD], connections: []}],
    };
    expect(changeable(loop)).toEqual([
      ['Loop', []],
      ['Add', ['attribute', 'amount']],
    ]);
    const recipe = recipeOf({operators: [loop], connections: []}, {});
    expect(JSON.stringify(recipe)).not.toContain('"record"');
  });
});
