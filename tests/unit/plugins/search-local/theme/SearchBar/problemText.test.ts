import {describe, expect, it} from 'vitest';
import {problemText} from '../../../../../../plugins/search-local/theme/SearchBar/problemText';

describe('problemText', () => {
  it.each([
    [
      'field',
      'titel',
      'There is no field “titel”. The fields are title, content, tags, category, name.',
    ],
    ['term', '+', 'A term is missing after “+”.'],
    ['edits', 'x', 'After ~ comes the number of edits, as in term~1, not “x”.'],
    [
      'boost',
      'high',
      'After ^ comes a number that the term counts for, as in term^2, not “high”.',
    ],
  ] as const)('says what is wrong with a %s', (kind, text, message) => {
    expect(problemText({kind, text, start: 0, end: 1})).toBe(message);
  });
});
