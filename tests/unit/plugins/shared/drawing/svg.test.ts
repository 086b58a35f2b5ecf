import {describe, expect, it} from 'vitest';
import {textWidth, wrapText} from '../../../../../plugins/shared/drawing/svg';

describe('textWidth', () => {
  it('knows narrow and wide letters', () => {
    expect(textWidth('mmmm', 12)).toBeGreaterThan(textWidth('iiii', 12) * 2);
    expect(textWidth('word', 24)).toBeGreaterThan(textWidth('word', 12) * 1.9);
  });
});

describe('wrapText', () => {
  it('breaks at blanks, and never within a word', () => {
    expect(wrapText('Notebooks and workspaces', 13, 100)).toEqual([
      'Notebooks and',
      'workspaces',
    ]);
    expect(wrapText('a Donaudampfschiff', 13, 20)).toEqual([
      'a',
      'Donaudampfschiff',
    ]);
  });
});
