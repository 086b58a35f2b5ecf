import {describe, expect, it} from 'vitest';
import {countOf, namesOf} from '../../../bench/shared/args';

describe('namesOf', () => {
  it('has all names without the option', () => {
    expect(namesOf('only', undefined, ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('keeps the order of the table', () => {
    expect(namesOf('only', 'c, a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  });

  it('names the option and what it accepts', () => {
    expect(() =>
      namesOf('only', 'lunr', ['ours', 'pagefind']),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: --only has no 'lunr'. Name some of these, separated by commas: ours, pagefind.]`,
    );
  });
});

describe('countOf', () => {
  it('is the number, or the default', () => {
    expect(countOf('pages', '300', 150)).toBe(300);
    expect(countOf('pages', undefined, 150)).toBe(150);
  });

  it.each(['0', '-1', '1.5', 'many', ''])('rejects %j', (text) => {
    expect(() => countOf('pages', text, 1)).toThrowError(
      `--pages must be a whole number from 1, and is '${text}'.`,
    );
  });
});
