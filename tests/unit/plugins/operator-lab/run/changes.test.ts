import {describe, expect, it} from 'vitest';
import {changesOf} from '../../../../../plugins/operator-lab/run/changes';

const shown = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).map(([name, texts]) => ({
    name,
    type: 'nominal' as const,
    texts,
  }));

const BEFORE = shown({id: ['1', '2', '3'], city: ['Ulm', '?', 'Bonn']});

describe('changesOf', () => {
  it('finds new and removed columns', () => {
    const {newColumns, removed} = changesOf(
      [BEFORE],
      shown({id: ['1', '2', '3'], zip: ['a', 'b', 'c']}),
    );
    expect(newColumns).toEqual([false, true]);
    expect(removed).toEqual(['city']);
  });

  it('does not mark rows that are in another order, or fewer', () => {
    const sorted = shown({id: ['3', '1'], city: ['Bonn', 'Ulm']});
    expect(changesOf([BEFORE], sorted).newRows).toEqual([false, false]);
    const all = shown({id: ['3', '2', '1'], city: ['Bonn', '?', 'Ulm']});
    expect(changesOf([BEFORE], all).before.flat()).toEqual(
      Array.from({length: 6}),
    );
  });

  it('marks changed cells with their earlier texts', () => {
    const filled = shown({id: ['1', '2', '3'], city: ['Ulm', 'Kiel', 'Bonn']});
    expect(changesOf([BEFORE], filled)).toMatchObject({
      before: [
        [undefined, undefined, undefined],
        [undefined, '?', undefined],
      ],
      newRows: [false, false, false],
    });
  });

  it('marks rows that no input has', () => {
    const total = shown({
      id: ['1', '2', '3', 'all'],
      city: ['Ulm', '?', 'Bonn', 'Kiel'],
    });
    expect(changesOf([BEFORE], total).newRows).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const second = shown({id: ['all'], city: ['Kiel']});
    expect(changesOf([BEFORE, second], total).newRows).not.toContain(true);
  });

  it('does not mark rows of groups, whose values are known', () => {
    const groups = shown({city: ['?', 'Bonn', 'Ulm'], count: ['1', '1', '1']});
    const {newRows, before} = changesOf([BEFORE], groups);
    expect(newRows).not.toContain(true);
    expect(before.flat().every((text) => text === undefined)).toBe(true);
  });
});
