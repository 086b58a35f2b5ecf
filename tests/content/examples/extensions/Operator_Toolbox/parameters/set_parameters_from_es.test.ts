import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '@site/tests/support/sites';
import {column, exampleTables} from '@support/exampleTables';
import {recordOf} from '@support/operators';
import {parsePage} from '@support/page';

/** Displayed defaults of an operator, by parameter. */
function defaultsOf(id: string): Readonly<Record<string, string>> {
  const file = `docs/${id}.mdx`;
  const {record} = recordOf(
    parsePage(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
  return Object.fromEntries(
    (record?.parameters ?? []).map((one) => [one.name, String(one.default)]),
  );
}

const [sheet = [], shown = []] = exampleTables(import.meta);
const forest = defaultsOf(
  'operators/modeling/predictive/trees/parallel_random_forest',
);
const split = defaultsOf('operators/blending/examples/sampling/split_data');

it('starts from the defaults of both operators', () => {
  for (const {Operator, Parameter, Before} of shown) {
    const defaults = Operator === 'Split Data' ? split : forest;
    expect(defaults[String(Parameter)]).toBe(String(Before));
  }
  expect(split.use_local_random_seed).toBe('false');
});

it('ends with the values of the sheet', () => {
  expect(column(shown, 'After')).toEqual(column(sheet, 'value'));
  expect(column(shown, 'Parameter')).toEqual(column(sheet, 'parameter'));
});

it('reads a default and three settings of a decision tree', () => {
  const [read = []] = exampleTables(
    'operators/extensions/Operator_Toolbox/parameters/get_parameters',
  );
  const tree = defaultsOf(
    'operators/modeling/predictive/trees/parallel_decision_tree',
  );
  for (const row of read) {
    const name = String(row.Parameter);
    expect(Object.keys(tree)).toContain(name);
    expect(tree[name] === String(row['Value in the set'])).toBe(
      row['Set by'] === 'no one',
    );
  }
});
