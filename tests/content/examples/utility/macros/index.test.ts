import {expect, it} from 'vitest';
import {macroTable} from '@lab/_shared/tables/macroTable';
import {run} from '@lab/utility/macros/generate_macro';
import {exampleTables} from '@support/exampleTables';

const [variables] = exampleTables(
  import.meta,
  'Worked example: a file that names its shop',
);

const rowsOf = (operator: string) =>
  (variables ?? []).filter((row) => row['Set by'] === operator);

it('computes the variables as shown, and the name where no row is left', () => {
  const list = rowsOf('Generate Macro').map(
    ({Variable, From}) => [String(Variable), String(From)] as const,
  );
  const values = (shop: string, rows: string) => {
    const macros = macroTable([
      ['shop', shop],
      ['rows', rows],
    ]);
    return run({macros}, {function_descriptions: list}).macros?.[1]?.values;
  };
  expect(values('Harbor', '31')).toEqual(['31.0', 'harbor_31.csv']);
  expect(values('Harbour', '0')?.[1]).toBe('harbour_0.csv');
});
