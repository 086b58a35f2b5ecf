import path from 'node:path';
import {liveExamples, workflowRuns} from '../plugins/operator-lab/config';
import {operatorPages} from '../plugins/operator-pages/config';
import {DEFAULT_OPTIONS} from '../plugins/operator-pages/options';
import type {Options} from '../plugins/operator-pages/options';

/** Absolute path of the site folder. */
const ROOT = path.dirname(__dirname);

/**
 * Options of the operator reference: its lists, and the display names of kinds
 * and sources.
 */
export const operatorReference: Options = {
  measures: 'operators/_measures.yml',
  behavior: 'operators/_behavior.yml',
  equivalents: 'operators/coming-from/_equivalents.yml',
  errors: [
    'operators/errors/_data.yml',
    'operators/errors/_parameters.yml',
    'operators/errors/_files.yml',
    'operators/errors/_expressions.yml',
    'operators/errors/_models.yml',
    'operators/errors/_repository.yml',
    'operators/errors/_checks.yml',
  ],
  measuresPage: 'operators/measures',
  live: liveExamples(ROOT),
  workflows: workflowRuns(ROOT),
  exclude: [
    ...DEFAULT_OPTIONS.exclude,
    'operators/{changes,choosing-columns,expressions,file-formats,measures}.mdx',
    'operators/{coming-from,errors}/*.mdx',
  ],
  kinds: {
    source: 'Reads or generates data',
    preparation: 'Changes data',
    learner: 'Builds a model',
    scoring: 'Applies models',
    evaluation: 'Evaluates results',
    control: 'Directs a workflow',
    output: 'Stores or sends results',
    tool: 'Serves other operators',
  },
  // Most reliable source first.
  sources: {
    code: 'Behavior as in the public 9.10 code.',
    'extension code': 'Behavior as in the public code of the extension.',
    'base code':
      'Behavior as in the public 9.10 code that this operator builds on. Names and defaults may differ in the product.',
    'older code':
      'Behavior as in public code of an older operator of this name. Names and defaults may differ in the product.',
    page: 'Taken from public pages, and not checked against the product: names and defaults may differ.',
    process:
      'Taken from workflows that use the operator, and not checked against the product: names and defaults may differ.',
    knowledge:
      'Not checked against the product: names and defaults may differ.',
    none: 'Little is known of this operator. Not checked against the product: names and defaults may differ.',
  },
};

/** Operator reference, with a part for each place in the configuration. */
export const operators = operatorPages(ROOT, operatorReference);
