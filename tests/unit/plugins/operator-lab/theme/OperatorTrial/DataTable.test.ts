import {expect, it} from 'vitest';
import {tableText} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/DataTable';

it('copies a table as spreadsheets paste it', () => {
  expect(
    tableText(
      ['a', 'b'],
      [
        ['1', '2'],
        ['x', '?'],
      ],
    ),
  ).toBe('a\tb\n1\tx\n2\t?');
});
