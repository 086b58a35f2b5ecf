import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_attributes';
import {withColumn} from '@support/changedTable';
import {binominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [, entries = [], result = []] = exampleTables(import.meta);
const {input: table, output: generated} = liveExample(import.meta, run);
const pairs = entries.map(
  (row) =>
    [
      String(row['attribute name']),
      String(row['function expressions']),
    ] as const,
);

it('computes the columns of the page, in their order', () => {
  const columns = Object.keys(result[0] ?? {});
  expect(generated().map(({name}) => name)).toEqual(columns);
  for (const name of columns) {
    expect(shownCells(generated(), name)).toEqual(
      result.map((row) => row[name]),
    );
  }
});

it('keeps nothing but the new columns without keep_all', () => {
  expect(generated({keep_all: false}).map(({name}) => name)).toEqual(
    pairs.map(([name]) => name),
  );
});

it('keeps the role of a column that it replaces, and those with a role', () => {
  const withRoles = table.map((column) =>
    ['item', 'discount'].includes(column.name)
      ? {...column, role: column.name === 'item' ? 'id' : 'weight'}
      : column,
  );
  const output = run(
    {'example set input': withRoles},
    {function_descriptions: pairs, keep_all: false},
  )['example set output'];
  expect(output?.find(({name}) => name === 'item')?.role).toBe('id');
  expect(output?.find(({name}) => name === 'discount')?.role).toBe('weight');
});

it('makes texts of truth values', () => {
  const [flag] =
    run(
      {'example set input': table},
      {
        function_descriptions: [['flag', 'pieces > 2']],
        keep_all: false,
      },
    )['example set output'] ?? [];
  expect(flag).toEqual(
    binominal('flag', ['true', 'false', 'true', 'false'], {
      knownValues: ['false', 'true'],
    }),
  );
});

it('stops at an unknown column', () => {
  expect(() =>
    run(
      {'example set input': table},
      {function_descriptions: [['x', 'weight * 2']]},
    ),
  ).toThrow('There is no column "weight".');
});

it('replaces the column of a role if the new name is that of the role', () => {
  const labeled = withColumn(table, 'price', {role: 'label'});
  const output = run(
    {'example set input': labeled},
    {function_descriptions: [['label', 'pieces * 2']]},
  )['example set output'];
  expect(output?.map(({name, role}) => [name, role])).toEqual([
    ['item', undefined],
    ['pieces', undefined],
    ['discount', undefined],
    ['label', 'label'],
  ]);
});
