import {describe, expect, it} from 'vitest';
import {
  changedCells,
  changedHeads,
  shownTable,
} from '../../../../../plugins/operator-lab/run/shownTable';
import type {Value} from '../../../../../plugins/operator-lab/run/types';

const texts = (...values: Value[]) =>
  shownTable([{name: 'c', type: 'real', values}])[0]?.texts;

const shown = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).map(([name, cells]) => ({
    name,
    type: 'nominal' as const,
    texts: cells,
  }));

describe('shownTable', () => {
  it('shows whole numbers as they are, others with three decimals', () => {
    expect(texts(1, 20, null)).toEqual(['1', '20', '?']);
    expect(texts(1, 0.5, null)).toEqual(['1.000', '0.500', '?']);
  });

  it('keeps small numbers apart from zero, and shows zero without a sign', () => {
    expect(texts(0.000123, -0, 0.5)).toEqual(['0.000123', '0.000', '0.500']);
    expect(texts(-0, 1)).toEqual(['0', '1']);
  });

  it('shows infinite numbers, and what is not a number as missing', () => {
    expect(texts(Infinity, -Infinity, NaN)).toEqual(['∞', '-∞', '?']);
    expect(texts(Infinity, 0.25)).toEqual(['∞', '0.250']);
  });

  it.each([
    [
      ['2024-01-31', null],
      ['2024-01-31', '?'],
    ],
    [['2024-01-31T00:00:00.000Z'], ['2024-01-31']],
    [
      ['2024-01-31T00:00:00.000Z', '2024-01-31T14:30Z'],
      ['2024-01-31 00:00', '2024-01-31 14:30'],
    ],
    [
      ['2024-01-31T14:30:01.000Z', '2024-01-31T14:30Z'],
      ['2024-01-31 14:30:01', '2024-01-31 14:30:00'],
    ],
    [['2024-01-31T14:30:01.250Z'], ['2024-01-31 14:30:01.250']],
  ])('shows the dates %j', (values, shownTexts) => {
    expect(shownTable([{name: 'd', type: 'date', values}])[0]?.texts).toEqual(
      shownTexts,
    );
  });

  it('keeps texts, types, and roles', () => {
    expect(
      shownTable([{name: 'c', type: 'nominal', role: 'id', values: ['a']}]),
    ).toEqual([{name: 'c', type: 'nominal', role: 'id', texts: ['a']}]);
  });
});

describe('changedCells', () => {
  it('finds cells that differ, by name of their column', () => {
    expect(
      changedCells(
        shown({a: ['1', '2'], b: ['3', '4']}),
        shown({b: ['3', '5'], a: ['1', '2']}),
      ),
    ).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('counts new columns and rows', () => {
    expect(
      changedCells(shown({a: ['1']}), shown({a: ['1', '2'], b: ['3', '4']})),
    ).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe('changedHeads', () => {
  it('finds other types and roles of columns that were there', () => {
    const [a, b] = shown({a: ['1'], b: ['2']});
    expect(
      changedHeads([a!, b!], [{...b!, role: 'id'}, a!, {...a!, name: 'c'}]),
    ).toEqual([true, false, false]);
    expect(changedHeads([a!], [{...a!, type: 'text'}])).toEqual([true]);
  });
});
