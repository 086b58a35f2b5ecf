import {describe, expect, it} from 'vitest';
import {floorTable, isMet, ratio} from '../../../../bench/shared/report/floor';
import {decimal, milliseconds} from '../../../../bench/shared/report/units';

const most = {what: 'key', limit: 60, write: milliseconds};
const least = {what: 'found', limit: 0.9, atLeast: true, write: decimal};

describe('isMet', () => {
  it('compares with the greatest or the least value', () => {
    expect(isMet({...most, value: 60})).toBe(true);
    expect(isMet({...most, value: 61})).toBe(false);
    expect(isMet({...least, value: 0.9})).toBe(true);
    expect(isMet({...least, value: 0.89})).toBe(false);
  });

  it('fails for a gesture that was lost', () => {
    expect(isMet({...most, value: Infinity})).toBe(false);
  });

  it('is unknown without a value', () => {
    expect(isMet({...most, value: undefined})).toBeUndefined();
    expect(isMet({...most, value: NaN})).toBeUndefined();
  });
});

describe('ratio', () => {
  it('needs both values', () => {
    expect(ratio(1, 2)).toBe(0.5);
    expect(ratio(1, undefined)).toBeUndefined();
  });
});

describe('floorTable', () => {
  it('has a row for each rule', () => {
    expect(
      floorTable([
        {...most, value: 71},
        {...least, value: undefined},
      ]),
    ).toMatchInlineSnapshot(`
      "| Floor of ours | wanted | measured | met |
      | --- | --: | --: | --: |
      | key | at most 60 ms | 71 ms | no |
      | found | at least 0.90 | - | not measured |"
    `);
  });
});
