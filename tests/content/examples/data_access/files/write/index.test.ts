import {expect, it} from 'vitest';
import {run as writeArff} from '@lab/data_access/files/write/write_arff';
import {run as writeCsv} from '@lab/data_access/files/write/write_csv';
import {run as writeSpecial} from '@lab/data_access/files/write/write_special';
import {exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {asTable} from '@support/runTables';

const [customer] = exampleTables(import.meta, 'One row in three formats');
const input = asTable(customer, {customer_id: 'id'});

it('shows the line of the row in each format', () => {
  const results = [
    writeCsv({input}, {}),
    writeArff({input}, {}),
    writeSpecial({input}, {special_format: '$i: $a[, ]'}),
  ];
  expect(results.map(({file}) => file?.[0]?.values.at(-1))).toEqual(
    codeBlocks(import.meta, 'text'),
  );
});
