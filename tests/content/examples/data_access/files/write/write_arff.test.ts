import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/data_access/files/write/write_arff';
import type {Table} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';
import {codeBlocks} from '../../../../support/guideCode';
import {asTable} from '../../../../support/runTables';

const PAGE = 'operators/data_access/files/write/write_arff';
const [customers] = exampleTables(PAGE);
const table = asTable(customers, {churn: {knownValues: ['no', 'yes']}});

const lines = (input: Table) => run({input}, {}).file?.[0]?.values.join('\n');

it('writes header and rows as shown, with a value that no row has', () => {
  expect([lines(table)]).toEqual(codeBlocks(PAGE, 'text'));
});

it('ends with the line of the data where there are no rows', () => {
  expect(lines([{name: 'x', type: 'integer', values: []}])).toBe(
    "@RELATION RapidMinerData\n\n@ATTRIBUTE 'x' real\n\n@DATA",
  );
});
