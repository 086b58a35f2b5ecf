import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_values';
import {nominal} from '@support/columns';

it('hands over all rows, and has no round for a shop without any', () => {
  const input = [
    nominal(
      'shop',
      [
        ...Array<string>(31).fill('Harbor'),
        ...Array<string>(29).fill('Market'),
      ],
      {knownValues: ['Harbor', 'Market', 'Station']},
    ),
  ];
  expect(
    run({'input 1': input}, {attribute: 'shop'}).rounds?.slice(1),
  ).toMatchObject([{values: ['Harbor', 'Market']}, {values: [60, 60]}]);
});
