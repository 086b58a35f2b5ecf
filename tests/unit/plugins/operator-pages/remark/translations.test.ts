import {describe, expect, it} from 'vitest';
import {ownLanguage} from '../../../../../plugins/operator-pages/remark/language';
import {
  translated,
  translationFiles,
} from '../../../../../plugins/operator-pages/remark/translations';
import {WORDS} from '../../../../../plugins/operator-pages/remark/words';
import {OPTIONS} from '../../../../support/operators';

const LANGUAGE = ownLanguage({...OPTIONS, sources: {code: 'As in the code'}});

const german = (path: string, texts: Readonly<Record<string, string>>) => ({
  path,
  content: Object.fromEntries(
    Object.entries(texts).map(([id, message]) => [id, {message}]),
  ),
});

describe('translationFiles', () => {
  it('hold every word, with what is filled in, and the labels of the options', () => {
    const [words, options] = translationFiles(LANGUAGE);
    expect(words?.path).toBe('words');
    expect(Object.keys(words?.content ?? {})).toEqual(Object.keys(WORDS));
    expect(words?.content['process.line']).toEqual({
      message: '{from} goes to {to}.',
      description: 'Filled in: {from}, {to}',
    });
    expect(options?.path).toBe('options');
    expect(
      Object.entries(options?.content ?? {}).map(([id, {message}]) => [
        id,
        message,
      ]),
    ).toEqual([
      ['kind.preparation', 'Changes data'],
      ['kind.learner', 'Builds a model'],
      ['source.code', 'As in the code'],
      ['sectionsBefore', 'Example'],
    ]);
  });
});

describe('translated', () => {
  it('takes the texts that are there', () => {
    const language = translated(LANGUAGE, [
      german('words', {'section.input': 'Eingänge'}),
      german('options', {
        'kind.learner': 'Baut ein Modell',
        'source.code': 'Wie im Code',
        sectionsBefore: 'Beispiel',
      }),
    ]);
    expect(language).toEqual({
      words: {...WORDS, 'section.input': 'Eingänge'},
      kinds: {preparation: 'Changes data', learner: 'Baut ein Modell'},
      sources: {code: 'Wie im Code'},
      sectionsBefore: 'Beispiel',
    });
  });

  it('is the same without translations', () => {
    expect(translated(LANGUAGE, translationFiles(LANGUAGE))).toEqual(LANGUAGE);
  });

  it('rejects a part that is not filled in', () => {
    expect(() =>
      translated(LANGUAGE, [
        german('words', {'process.line': '{von} führt zu {to}.'}),
      ]),
    ).toThrow(
      'the translation of "process.line" has {von}; what is filled in there: {from}, {to}',
    );
  });
});
