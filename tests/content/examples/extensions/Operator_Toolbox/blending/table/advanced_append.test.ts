import {expect, it} from 'vitest';
import {run} from '../../../../../../../plugins/operator-lab/operators/extensions/Operator_Toolbox/blending/table/advanced_append';
import type {Tables} from '../../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../../support/runTables';

const [web, counter, both] = exampleTables(
  'operators/extensions/Operator_Toolbox/blending/table/advanced_append',
);
const merged = (inputs: Tables) => run(inputs, {})['merged set'];
const table = merged({
  first: asTable(web, {order: {role: 'id'}}),
  second: asTable(counter, {receipt: {role: 'id'}}),
});

it('stacks the tables of the page, with gaps', () => {
  expect(shownRows(table)).toEqual(both);
});

it('leaves the role to the first column, and numbers it for others', () => {
  const roles = (columns: typeof table) =>
    columns?.flatMap(({name, role}) => (role ? [[name, role]] : []));
  expect(roles(table)).toEqual([
    ['order', 'id'],
    ['receipt', 'id_1'],
  ]);
  expect(
    roles(
      merged({
        first: asTable([{a: 1}], {a: {role: 'label'}}),
        second: asTable([{b: 1}], {b: {role: 'label'}}),
        third: asTable([{c: 1}], {c: {role: 'label'}}),
      }),
    ),
  ).toEqual([
    ['a', 'label'],
    ['b', 'label_1'],
    ['c', 'label_2'],
  ]);
});

it('makes a column nominal whose types differ', () => {
  expect(
    merged({first: asTable([{code: 7}]), second: asTable([{code: 'x'}])}),
  ).toEqual([{name: 'code', type: 'nominal', values: ['7', 'x']}]);
});
