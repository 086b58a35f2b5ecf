import type {Options} from '../plugins/markdown-copies/options';
import {origin} from './origin';

/**
 * Options of the Markdown copies of all pages, and of the files that list them.
 */
export const markdownCopies: Options = {
  origin: origin.isKnown ? origin.url : '',
  description:
    'Help for a cloud data-science platform: guides, News, and a reference of operators, which are the steps of workflows.',
  guide: '/docs/assistant',
  sections: [
    {
      folder: 'docs',
      title: 'Guides',
      description:
        'How to prepare data, build models, deploy them, and keep them healthy.',
      listed: true,
    },
    {
      folder: 'docs/recipes',
      title: 'Recipes',
      description:
        'Tasks in data preparation, each as a workflow with the table at every step.',
    },
    {
      folder: 'docs/operators',
      title: 'Operators',
      description:
        'The inputs, outputs, parameters, and behavior of each operator, with an example.',
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
      description: 'Announcements of changes, with their dates.',
    },
  ],
};
