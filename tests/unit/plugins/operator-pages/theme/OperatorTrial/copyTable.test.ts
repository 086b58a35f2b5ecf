import {expect, it} from 'vitest';
import {tableText} from '../../../../../../plugins/operator-pages/theme/OperatorTrial/CopyTable';

it('copies a table as spreadsheets paste it', () => {
  expect(
    tableText({
      names: ['a', 'b'],
      cells: [
        ['1', '2'],
        ['x', '?'],
      ],
    }),
  ).toBe('a\tb\n1\tx\n2\t?');
});
