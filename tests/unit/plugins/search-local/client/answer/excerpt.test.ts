import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  excerpt,
  markMatches,
  quote,
} from '../../../../../../plugins/search-local/client/answer/excerpt';
import {encodeLines} from '../../../../../../plugins/search-local/shared/textLines';

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

const prose = (text: string, term = '') => ({text, isProse: true, term});
const other = (text: string) => ({text, isProse: false, term: ''});

const quoteOf = (
  lines: Parameters<typeof encodeLines>[0],
  marks: readonly string[],
  words = 12,
) => quote(encodeLines(lines), marks, words);

describe('quote', () => {
  it('gives the sentence with the most words of the query, and those after it that fit', () => {
    const text = prose(
      'A join adds columns. A left join keeps all rows. It is the default. The rest of this text is too long to be shown beside these two.',
    );
    expect(quoteOf([text], ['left', 'join'])).toEqual({
      text: 'A left join keeps all rows. It is the default.',
      hits: 2,
    });
  });

  it('never quotes figures, tables, and badges', () => {
    const lines = [
      other('Split Data (partition 1) goes to Join (left).'),
      other('use left boolean default false'),
      prose('Nothing else.'),
    ];
    expect(quoteOf(lines, ['left', 'join'])).toEqual({
      text: 'Nothing else.',
      hits: 0,
    });
    expect(quoteOf(lines.slice(0, 2), ['left', 'join'])).toBeUndefined();
  });

  it('puts the term before its description, where its words count, too', () => {
    const lines = [
      prose('Rows are kept.', 'keep rows'),
      prose('Takes the left table.', 'use left table'),
    ];
    expect(quoteOf(lines, ['use', 'left'])?.text).toBe(
      'use left table: Takes the left table.',
    );
  });

  it('prefers a sentence to an item of a list, and this to a sentence that does not match', () => {
    const item = prose('a list of left joins and right joins');
    const sentence = prose('A left turn.');
    const unrelated = prose('Something else.');
    const marks = ['left', 'join'];
    expect(quoteOf([item, sentence], marks)?.text).toBe('A left turn.');
    expect(quoteOf([unrelated, item], marks)?.text).toBe(item.text);
    expect(quoteOf([prose('Left join')], marks)).toBeUndefined();
  });

  it('cuts a long sentence around the words of the query', () => {
    const words = Array.from({length: 30}, (_, at) => `w${at}`).join(' ');
    const text = prose(`Before ${words} needle ${words}.`);
    expect(quoteOf([text], ['needle'], 10)?.text).toBe(
      '… w24 w25 w26 w27 w28 w29 needle w0 w1 w2 …',
    );
  });

  it('tells sentences of scripts without spaces apart', () => {
    expect(
      quoteOf([prose('日本語です。結合は表を作ります。')], ['結合'])?.text,
    ).toBe('結合は表を作ります。');
  });
});
