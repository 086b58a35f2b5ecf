import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Streaming/flow_control/join';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';

const joined = (left: Table, right: Table) =>
  run(
    {'input stream 1': left, 'input stream 2': right},
    {left_key: 'shop', right_key: 'shop', window_length: 60},
  )['output stream'];

it('makes six pairs of two events and three', () => {
  const events = (count: number) => [
    nominal('shop', Array(count).fill('Harbor')),
  ];
  expect(joined(events(2), events(3))?.[0]?.values).toHaveLength(6);
});
