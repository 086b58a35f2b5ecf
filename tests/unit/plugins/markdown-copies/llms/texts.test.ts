import {describe, expect, it} from 'vitest';
import {
  textsOf,
  translatedTexts,
  translationFile,
} from '../../../../../plugins/markdown-copies/llms/texts';

const TEXTS = textsOf({
  origin: '',
  description: 'All of it.',
  sections: [
    {folder: 'docs', title: 'Guides', description: 'How to.', listed: true},
  ],
});

describe('translationFile', () => {
  it('has the texts of the site, of its sections, and of lists', () => {
    expect(translationFile(TEXTS).content).toMatchObject({
      'site: description': {message: 'All of it.'},
      'docs: title': {message: 'Guides'},
      'docs: description': {message: 'How to.'},
      count: {message: 'Pages: {count}.'},
    });
  });
});

describe('translatedTexts', () => {
  it('returns what a translator has written, and the other texts as they are', () => {
    const content = {
      'docs: title': {message: 'Anleitungen'},
      pages: {message: 'Seiten'},
    };
    const texts = translatedTexts(TEXTS, [{path: 'lists', content}]);
    expect(texts).toMatchObject({
      description: 'All of it.',
      sections: [{title: 'Anleitungen', description: 'How to.', listed: true}],
      words: {pages: 'Seiten', parts: 'Parts'},
    });
  });

  it('returns all texts as they are without a translation', () => {
    expect(translatedTexts(TEXTS, [])).toEqual(TEXTS);
  });
});
