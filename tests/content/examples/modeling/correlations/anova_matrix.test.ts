import {expect, it} from 'vitest';
import {run} from '@lab/modeling/correlations/anova_matrix';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers, {churn: 'label'});

it('passes on the table without its roles', () => {
  const {'example set': output} = run({'example set': table}, {});
  expect(output?.map(({name}) => name)).toEqual(table.map(({name}) => name));
  expect(output?.some(({role}) => role)).toBe(false);
});

it('stops at an identifier, whatever its role', () => {
  const ids = table[3]?.values.map((_, row) => `C-${row}`) ?? [];
  const data = [...table, nominal('id', ids, 'id')];
  expect(() => run({'example set': data}, {})).toThrow(
    'There are as many groups as rows.',
  );
});
