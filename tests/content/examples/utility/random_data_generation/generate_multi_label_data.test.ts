import {expect, it} from 'vitest';
import {run} from '@lab/utility/random_data_generation/generate_multi_label_data';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const shown = exampleTables(import.meta).at(-1);
const rows = asTable(shown, {}, ['att1', 'att2', 'att3', 'att4', 'att5']);

it('makes classes of them: 0 is negative', () => {
  const labels = run({rows}, {}).output?.slice(5);
  expect(labels?.map(({role, values}) => [role, ...values])).toEqual([
    ['label1', 'positive', 'negative'],
    ['label2', 'positive', 'negative'],
    ['label3', 'positive', 'positive'],
  ]);
});
