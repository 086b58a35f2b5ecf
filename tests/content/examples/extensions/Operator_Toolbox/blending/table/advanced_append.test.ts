import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/table/advanced_append';
import type {Tables} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [web, counter, both] = exampleTables(import.meta);
const merged = (inputs: Tables) => run(inputs, {})['merged set'];
const table = merged({
  first: asTable(web, {order: 'id'}),
  second: asTable(counter, {receipt: 'id'}),
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
        first: asTable([{a: 1}], {a: 'label'}),
        second: asTable([{b: 1}], {b: 'label'}),
        third: asTable([{c: 1}], {c: 'label'}),
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
  ).toEqual([nominal('code', ['7', 'x'])]);
});
