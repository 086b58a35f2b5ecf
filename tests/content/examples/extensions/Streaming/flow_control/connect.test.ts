import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/extensions/Streaming/flow_control/connect';
import type {Table} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const ARRIVAL = {arrival: {role: 'arrival'}};
const [targets, sales, shown] = exampleTables(
  'operators/extensions/Streaming/flow_control/connect',
);

const connected = (control: Table, data: Table) =>
  run(
    {'control stream': control, 'data stream': data},
    {control_key: 'shop', data_key: 'shop'},
  )['output stream'];

it('adds the last target to each sale', () => {
  expect(
    shownRows(connected(asTable(targets, ARRIVAL), asTable(sales, ARRIVAL))),
  ).toEqual(shown);
});

it('keeps the value of the data event where both have the field', () => {
  const shop: Table = [{name: 'shop', type: 'nominal', values: ['Harbor']}];
  expect(
    shownRows(
      connected(
        [...shop, {name: 'promotion', type: 'nominal', values: ['yes']}],
        [...shop, {name: 'promotion', type: 'nominal', values: ['no']}],
      ),
    ),
  ).toEqual([{arrival: 0, shop: 'Harbor', promotion: 'no'}]);
});
