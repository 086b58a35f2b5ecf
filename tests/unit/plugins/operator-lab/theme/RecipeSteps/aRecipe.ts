import {NotComputed} from '../../../../../../plugins/operator-lab/run/types';
import type {OperatorCode} from '../../../../../../plugins/operator-lab/run/flow';
import type {Recipe} from '../../../../../../plugins/operator-lab/run/recipe';
import type {WorkflowOperator} from '../../../../../../plugins/shared/workflow';

const operator = (
  name: string,
  own: Partial<WorkflowOperator>,
): WorkflowOperator => ({
  name,
  id: name.toLowerCase(),
  href: '',
  outputs: [{name: 'out'}],
  inner: [],
  ...own,
});

/** A recipe of a table, an operator that adds to its numbers, and one that passes them on. */
export const RECIPE: Recipe = {
  workflow: {
    operators: [
      operator('Shops', {title: 'Retrieve'}),
      operator('Keep', {}),
      operator('Add', {
        settings: {amount: 1, kind: 'fixed'},
        written: [
          {name: 'amount', values: ['1']},
          {name: 'kind', values: ['fixed']},
        ],
      }),
    ],
    connections: [
      {from: {operator: 0, port: 'out'}, to: {operator: 2, port: 'in'}},
      {from: {operator: 2, port: 'out'}, to: {operator: 1, port: 'in'}},
      {from: {operator: 1, port: 'out'}, to: {port: 'result'}},
    ],
  },
  tables: {
    Shops: [{name: 'sales', type: 'integer', values: [2, null]}],
  },
  parameters: {
    Add: [
      {
        name: 'amount',
        label: 'amount',
        control: 'number',
        min: 0,
        max: 9,
        whole: true,
      },
    ],
  },
};

/** Code of the operators of the recipe. It does not compute the amount 9. */
export const CODES: ReadonlyMap<string, OperatorCode> = new Map([
  [
    'add',
    {
      run: ({in: table = []}, {amount}) => {
        if (amount === 9) {
          throw new NotComputed('The amount 9 is not computed here.');
        }
        return {
          out: table.map((column) => ({
            ...column,
            values: column.values.map((value) =>
              value === null ? null : Number(value) + Number(amount),
            ),
          })),
        };
      },
    },
  ],
  ['keep', {run: ({in: table = []}) => ({out: table})}],
]);
