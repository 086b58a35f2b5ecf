import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Streaming/flow_control/connect';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {shownRows} from '@support/runTables';

const connected = (control: Table, data: Table) =>
  run(
    {'control stream': control, 'data stream': data},
    {control_key: 'shop', data_key: 'shop'},
  )['output stream'];

it('keeps the value of the data event where both have the field', () => {
  const shop = [nominal('shop', ['Harbor'])];
  expect(
    shownRows(
      connected(
        [...shop, nominal('promotion', ['yes'])],
        [...shop, nominal('promotion', ['no'])],
      ),
    ),
  ).toEqual([{arrival: 0, shop: 'Harbor', promotion: 'no'}]);
});
