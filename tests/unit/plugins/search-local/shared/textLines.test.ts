import {expect, it} from 'vitest';
import {
  decodeLines,
  encodeLines,
  joinLines,
} from '../../../../../plugins/search-local/shared/textLines';

const lines = [
  {text: 'Prose.', isProse: true, term: ''},
  {text: 'depth integer', isProse: false, term: ''},
  {text: 'Levels.', isProse: true, term: 'depth'},
  {text: 'Item', isProse: true, term: ''},
];

it('gives back the lines that it was given', () => {
  expect(decodeLines(encodeLines(lines))).toEqual(lines);
  expect(encodeLines(lines)).toBe(
    'Prose.\n\tdepth integer\ndepth\tLevels.\nItem',
  );
});

it('joins lines as they are searched', () => {
  expect(joinLines(lines)).toBe('Prose. depth integer · Levels. Item');
  expect(joinLines([])).toBe('');
});
