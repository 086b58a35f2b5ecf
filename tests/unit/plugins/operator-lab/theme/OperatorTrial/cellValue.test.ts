import {describe, expect, it} from 'vitest';
import type {
  Column,
  Value,
} from '../../../../../../plugins/operator-lab/run/types';
import {cellValue} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/cellValue';

const read = (
  type: Column['type'],
  text: string,
  values: readonly Value[] = [],
) => cellValue(text, {name: 'x', type, values});

describe('cellValue', () => {
  it.each([
    ['integer', ' 5 ', 5],
    ['integer', '?', null],
    ['integer', '∞', undefined],
    ['integer', '1.5', undefined],
    ['integer', 'abc', undefined],
    ['integer', '', undefined],
    ['real', '1.5', 1.5],
    ['real', '-∞', -Infinity],
    ['nominal', 'new', 'new'],
    ['nominal', '?', null],
    ['nominal', '', undefined],
    ['text', '2024', '2024'],
    ['text', '', undefined],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '2024-02-29 14:30', '2024-02-29T14:30Z'],
    ['date', '2024-02-29T14:30:01.5', '2024-02-29T14:30:01.5Z'],
    ['date', '2024-02-29T14:30:00+02:00', '2024-02-29T14:30:00+02:00'],
    ['date', '2024-02-29 25:00', undefined],
    ['date', '2024-13-01', undefined],
    ['date', 'soon', undefined],
  ] as const)('reads in a column of type %s "%s"', (type, text, value) => {
    expect(read(type, text)).toEqual(value);
  });

  it('keeps spaces at the ends of texts where the example has some', () => {
    expect(read('nominal', ' b ', ['a'])).toBe('b');
    expect(read('nominal', ' b ', ['a '])).toBe(' b ');
  });

  it('reads an empty text where the example has one', () => {
    expect(read('nominal', '', ['a', ''])).toBe('');
  });
});
