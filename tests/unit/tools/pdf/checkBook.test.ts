import {expect, it} from 'vitest';
import {
  missingWords,
  wordsOfArticle,
} from '../../../../.tools/pdf/checkBook.mjs';

it('reads the words of an article, without its controls', () => {
  expect(
    wordsOfArticle(
      '<h1>Sort</h1><ul><li>one</li><li>two</li></ul><button>Copy</button><a class="hash-link" href="#a">#</a>',
    ),
  ).toEqual(['sort', 'one', 'two']);
});

it('misses words that stand less often, but not those that a line breaks', () => {
  const words = ['rows', 'rows', 'attribute', 'normalization', 'gone'];
  expect(missingWords(words, 'rows, attribute, normal\nization')).toEqual([
    'rows',
    'gone',
  ]);
});

it('does not miss what a style sheet draws in capitals', () => {
  expect(missingWords(['watch', 'out'], 'WATCH OUT')).toEqual([]);
});
