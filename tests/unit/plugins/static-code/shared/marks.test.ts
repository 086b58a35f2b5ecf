import {describe, expect, it} from 'vitest';
import {
  shownLines,
  tokenLines,
  writeMarks,
} from '../../../../../plugins/static-code/shared/marks';
import {tokenize} from '../../../../../plugins/static-code/tokenize';

const PYTHON = 'def add(a):\n    """One\n\n    two."""\n    return a + 1\n';
const textOf = (lines: ReturnType<typeof tokenLines>) =>
  lines.map((line) => line.map(({content}) => content).join('')).join('\n');

describe('tokenLines', () => {
  it('gives the code back whole, line by line', () => {
    const lines = tokenLines(PYTHON, writeMarks(tokenize(PYTHON, 'python')));
    expect(textOf(lines)).toBe(PYTHON);
    expect(lines[0]?.[0]).toEqual({types: ['keyword'], content: 'def'});
  });

  it('cuts a string of several lines at their ends', () => {
    const lines = tokenLines(PYTHON, writeMarks(tokenize(PYTHON, 'python')));
    expect(lines[3]?.at(-1)?.content).toBe('    two."""');
    expect(lines[3]?.at(-1)?.types).toContain('string');
    expect(lines[2]).toEqual([]);
  });

  it('takes code without marks as plain', () => {
    expect(tokenLines('a b', '')).toEqual([[{types: [], content: 'a b'}]]);
  });
});

describe('shownLines', () => {
  const lines = tokenLines('a\n# highlight-next-line\nb\na', '1:first');

  it('leaves out lines that only direct how code is shown', () => {
    expect(shownLines(lines, ['a', 'b', 'a'])).toEqual([
      [{types: ['first'], content: 'a'}],
      [{types: [], content: 'b'}],
      [{types: [], content: 'a'}],
    ]);
  });

  it('shows a line that was not marked as plain', () => {
    expect(shownLines(lines, ['new', 'b'])).toEqual([
      [{types: [], content: 'new'}],
      [{types: [], content: 'b'}],
    ]);
  });
});
