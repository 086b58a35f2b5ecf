import {describe, expect, it} from 'vitest';
import {
  labelsOf,
  ownWords,
  translated,
  translationFiles,
} from '../../../../../plugins/operator-pages/remark/language';
import {OPTIONS} from '../../../../support/operators';

const WORDS = ownWords(OPTIONS);

const german = (texts: Readonly<Record<string, string>>) => [
  {
    path: 'words',
    content: Object.fromEntries(
      Object.entries(texts).map(([id, message]) => [id, {message}]),
    ),
  },
];

describe('ownWords', () => {
  it('have titles of sections and the labels of the options', () => {
    expect(WORDS).toMatchObject({
      'section.seeAlso': 'See also',
      'kind.preparation': 'Changes data',
      'kind.learner': 'Builds a model',
      'source.code': 'As in the code',
      sectionsBefore: 'Example',
    });
    expect(labelsOf(WORDS, 'kind')).toEqual(OPTIONS.kinds);
  });
});

describe('translationFiles', () => {
  it('are one file with every word, and with what is filled in', () => {
    const [words, ...others] = translationFiles(WORDS);
    expect(others).toEqual([]);
    expect(words?.path).toBe('words');
    expect(Object.keys(words?.content ?? {})).toEqual(Object.keys(WORDS));
    expect(words?.content['process.line']).toEqual({
      message: '{from} goes to {to}.',
      description: 'Filled in: {from}, {to}',
    });
  });
});

describe('translated', () => {
  it('has the words that are in the file, and the others in English', () => {
    const texts = {
      'section.input': 'Eingänge',
      'kind.learner': 'Baut ein Modell',
      'source.code': 'Wie im Code',
      sectionsBefore: 'Beispiel',
    };
    expect(translated(WORDS, german(texts))).toEqual({...WORDS, ...texts});
  });

  it('is the same without translations', () => {
    expect(translated(WORDS, translationFiles(WORDS))).toEqual(WORDS);
  });

  it('rejects a part that is not filled in', () => {
    expect(() =>
      translated(WORDS, german({'process.line': '{von} führt zu {to}.'})),
    ).toThrow(
      'the translation of "process.line" has {von}; what is filled in there: {from}, {to}',
    );
  });
});
