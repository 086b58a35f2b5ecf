import {describe, expect, it} from 'vitest';
import {
  columnOf,
  numberIn,
} from '../../../../../plugins/operator-lab/run/columnOf';

describe('numberIn', () => {
  it.each([
    ['10,000', 10_000],
    ['−1.5', -1.5],
    ['-0.990', -0.99],
    ['.5', 0.5],
    ['2e3', 2000],
    ['∞', Infinity],
    ['-∞', -Infinity],
  ])('reads %s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it.each(['', '?', '-', '1,5', '1.2.3', 'ten', '5 kg'])(
    'finds no number in "%s"',
    (text) => {
      expect(numberIn(text)).toBeUndefined();
    },
  );
});

describe('columnOf', () => {
  it.each([
    [['1', '?', '2'], 'integer', [1, null, 2]],
    [['1', '2.5'], 'real', [1, 2.5]],
    [['a', '?', '1'], 'nominal', ['a', null, '1']],
    [['2024-01-31', '?'], 'date', ['2024-01-31', null]],
    [['1', '-∞'], 'real', [1, '-∞']],
  ])('takes the type from the cells %j', (texts, type, values) => {
    expect(columnOf('c', texts)).toEqual({name: 'c', type, values});
  });

  it('takes the type that is given', () => {
    expect(columnOf('c', ['1', '2'], 'nominal').values).toEqual(['1', '2']);
    expect(columnOf('c', ['1', '2'], 'real').type).toBe('real');
    expect(columnOf('c', ['1', '?'], 'text')).toEqual({
      name: 'c',
      type: 'text',
      values: ['1', null],
    });
  });
});
