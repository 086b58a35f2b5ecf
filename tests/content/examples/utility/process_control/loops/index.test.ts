import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/utility/process_control/loops/loop_values';

it('hands over all rows, and has no round for a shop without any', () => {
  const input = [
    {
      name: 'shop',
      type: 'nominal',
      knownValues: ['Harbor', 'Market', 'Station'],
      values: [
        ...Array<string>(31).fill('Harbor'),
        ...Array<string>(29).fill('Market'),
      ],
    } as const,
  ];
  expect(
    run({'input 1': input}, {attribute: 'shop'}).rounds?.slice(1),
  ).toMatchObject([{values: ['Harbor', 'Market']}, {values: [60, 60]}]);
});
