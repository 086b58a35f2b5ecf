import {describe, expect, it} from 'vitest';
import {rowsInView} from '../../../../../../plugins/search-local/theme/SearchBar/fold';

const rows = (...kinds: ('result' | 'section' | 'all')[]) =>
  kinds.map((kind) => ({kind}));

describe('rowsInView', () => {
  it('counts a row that shows in part', () => {
    const options = rows('result', 'section', 'result', 'all');
    expect(rowsInView(options, 88 + 28)).toBe(2);
    expect(rowsInView(options, 88 + 28 + 1)).toBe(3);
  });

  it('counts all where there is room', () => {
    expect(rowsInView(rows('result', 'all'), 600)).toBe(2);
    expect(rowsInView([], 600)).toBe(0);
  });
});
