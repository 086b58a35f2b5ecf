import {DEFAULT_OPTIONS} from '../plugins/operator-pages/options';
import type {Options} from '../plugins/operator-pages/options';

/** Where the reference of operators finds its lists, and what it calls kinds and sources. */
export const operatorReference: Options = {
  planned: 'operators/_planned.yml',
  measures: 'operators/_measures.yml',
  measuresPage: 'operators/measures',
  exclude: [
    ...DEFAULT_OPTIONS.exclude,
    'operators/{choosing-columns,expressions,file-formats,measures}.mdx',
  ],
  kinds: {
    source: 'Gets or makes data',
    preparation: 'Changes data',
    learner: 'Builds a model',
    scoring: 'Applies models',
    evaluation: 'Judges results',
    control: 'Directs a workflow',
    output: 'Stores or sends results',
    tool: 'Serves other operators',
  },
  sources: {
    code: 'Behavior as in the public 9.10 code.',
    'older code':
      'Behavior as in public code of an older operator of this name. Names and defaults may differ in the product.',
    'base code':
      'Behavior as in the public 9.10 code that this operator builds on. Names and defaults may differ in the product.',
    'extension code': 'Behavior as in the public code of the extension.',
    page: 'Taken from public pages, and not checked against the product: names and defaults may differ.',
    process:
      'Taken from workflows that use the operator, and not checked against the product: names and defaults may differ.',
    knowledge:
      'Not checked against the product: names and defaults may differ.',
    none: 'Little is known of this operator. Not checked against the product: names and defaults may differ.',
  },
};
