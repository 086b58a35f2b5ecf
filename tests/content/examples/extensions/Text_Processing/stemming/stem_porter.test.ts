import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {
  porterStem,
  run,
} from '@lab/extensions/Text_Processing/stemming/stem_porter';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [shown] = exampleTables(
  'operators/extensions/Text_Processing/stemming/index',
  'Worked example',
);
const listOf = (cell: string | number) => String(cell).split(', ');

describe('the example of the family', () => {
  it('has the stem of every word', () => {
    const words = column(shown, 'Words').map(listOf);
    expect(words.flat().length).toBeGreaterThan(20);
    const stems = words.map((line) => {
      const document = asTable(line.map((token) => ({token})));
      return shownCells(run({document}, {}).document, 'token').map(String);
    });
    expect(stems).toEqual(column(shown, 'Stems').map(listOf));
  });
});

describe('porterStem', () => {
  // Examples from the paper and from the vocabulary of its author.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['feed', 'feed'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['bled', 'bled'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['vietnamization', 'vietnam'],
    ['hopefulness', 'hope'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['revival', 'reviv'],
    ['replacement', 'replac'],
    ['adoption', 'adopt'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['cease', 'ceas'],
    ['controll', 'control'],
    ['roll', 'roll'],
    ['is', 'is'],
  ])('makes %s %s', (word, stem) => {
    expect(porterStem(word)).toBe(stem);
  });

  it('agrees with another program, but on a final y', () => {
    const words = column(shown, 'Words')
      .flatMap(listOf)
      .filter((word) => !word.endsWith('y'));
    expect(words.map(porterStem)).toEqual(
      words.map((word) => lunr.stemmer(new lunr.Token(word, {})).toString()),
    );
  });
});
