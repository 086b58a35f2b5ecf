import {describe, expect, it} from 'vitest';
import {
  messagesOf,
  textsOf,
} from '../../../../../plugins/markdown-copies/llms/texts';

const OPTIONS = {
  origin: '',
  description: 'All of it.',
  sections: [
    {folder: 'docs', title: 'Guides', description: 'How to.', listed: true},
  ],
};

describe('messagesOf', () => {
  it('has the texts of the site, of its sections, and of lists', () => {
    expect(messagesOf(OPTIONS)).toMatchObject({
      'site: description': {message: 'All of it.'},
      'docs: title': {message: 'Guides'},
      'docs: description': {message: 'How to.'},
      count: {message: 'Pages: {count}.'},
    });
  });
});

describe('textsOf', () => {
  it('returns what a translator has written, and the other texts as they are', () => {
    const texts = textsOf(OPTIONS, {
      ...messagesOf(OPTIONS),
      'docs: title': {message: 'Anleitungen'},
      pages: {message: 'Seiten'},
    });
    expect(texts).toMatchObject({
      description: 'All of it.',
      sections: [{title: 'Anleitungen', description: 'How to.', listed: true}],
      words: {pages: 'Seiten', parts: 'Parts'},
    });
  });
});
