import type {Options} from '../plugins/markdown-copies/options';
import {origin} from './origin';

/** Copies of all pages in Markdown, and the files that list them. */
export const markdownCopies: Options = {
  origin: origin.isKnown ? origin.url : '',
  description:
    'Help of a cloud platform for data science: guides, News, and a reference of operators, the steps of workflows.',
  sections: [
    {
      folder: 'docs',
      title: 'Guides',
      description:
        'How to prepare data, build models, deploy them, and keep them healthy.',
      listed: true,
    },
    {
      folder: 'docs/operators',
      title: 'Operators',
      description:
        'What each operator takes, gives, and does, with its parameters and an example.',
      split: true,
    },
    {
      folder: 'docs/operators/extensions',
      title: 'Operators of extensions',
      description: 'Operators that come with an extension.',
      split: true,
    },
    {
      folder: 'blog',
      title: 'News',
      description: 'What has changed, with its date.',
    },
  ],
};
