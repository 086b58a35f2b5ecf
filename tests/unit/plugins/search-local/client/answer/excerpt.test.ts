import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  excerpt,
  markMatches,
} from '../../../../../../plugins/search-local/client/answer/excerpt';

describe('markMatches', () => {
  it('marks the words that begin with a term', () => {
    expect(markMatches('Joining two tables', ['join', 'table'])).toEqual([
      {text: 'Joining', isMatch: true},
      {text: ' two ', isMatch: false},
      {text: 'tables', isMatch: true},
    ]);
  });

  it('leaves out the punctuation around a word', () => {
    expect(markMatches('(Values, missing.)', ['missing', 'value'])).toEqual([
      {text: '(', isMatch: false},
      {text: 'Values', isMatch: true},
      {text: ', ', isMatch: false},
      {text: 'missing', isMatch: true},
      {text: '.)', isMatch: false},
    ]);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
        expect(
          markMatches(text, terms)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('excerpt', () => {
  const words = Array.from({length: 100}, (_, at) => `w${at}`);

  it('gives a short text whole', () => {
    expect(excerpt('Short text.', ['text'], 30)).toBe('Short text.');
  });

  it('shows the text around the matches, with ellipses where it is cut', () => {
    const text = [...words.slice(0, 50), 'needle', ...words.slice(50)].join(
      ' ',
    );
    expect(excerpt(text, ['needle'], 10)).toBe(
      '… w44 w45 w46 w47 w48 w49 needle w50 w51 w52 …',
    );
  });

  it('prefers the place where more terms stand together', () => {
    const text = ['alpha', ...words, 'alpha', 'beta', ...words].join(' ');
    expect(excerpt(text, ['alpha', 'beta'], 10)).toContain('alpha beta');
  });

  it('shows the beginning where nothing matches', () => {
    expect(excerpt(words.join(' '), ['needle'], 3)).toBe('w0 w1 w2 …');
  });
});
