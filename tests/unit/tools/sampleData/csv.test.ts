import {describe, expect, it} from 'vitest';
import {toCsv, withRepeats} from '../../../../.tools/sampleData/csv.mjs';

describe('toCsv', () => {
  it('writes a header, and quotes what needs it', () => {
    expect(
      toCsv([
        {id: 1, text: 'plain'},
        {id: null, text: 'one, "two"'},
      ]),
    ).toBe('id,text\n1,plain\n,"one, ""two"""\n');
  });
});

describe('withRepeats', () => {
  it('repeats rows some places further down', () => {
    expect(withRepeats(['a', 'b', 'c', 'd'], [1], 2)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'b',
    ]);
  });
});
