import {expect, it} from 'vitest';
import {run} from '@lab/data_access/files/write/write_arff';
import type {Table} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {asTable} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers, {churn: {knownValues: ['no', 'yes']}});

const lines = (input: Table) => run({input}, {}).file?.[0]?.values.join('\n');

it('writes header and rows as shown, with a value that no row has', () => {
  expect([lines(table)]).toEqual(codeBlocks(import.meta, 'text'));
});

it('ends with the line of the data where there are no rows', () => {
  expect(lines([integer('x', [])])).toBe(
    "@RELATION RapidMinerData\n\n@ATTRIBUTE 'x' real\n\n@DATA",
  );
});
