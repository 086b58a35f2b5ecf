import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {liveExamples} from '../../plugins/operator-lab/config';
import {optionsSchema} from '../../plugins/operator-pages/options';
import type {PluginOptions} from '../../plugins/operator-pages/options';
import {parseRecord} from '../../plugins/operator-pages/record/parseRecord';
import type {OperatorRecord} from '../../plugins/operator-pages/record/fields';
import type {Parameter} from '../../plugins/shared/record/parameter';
import {loadViews} from '../../plugins/operator-pages/views/loadViews';
import type {LoadedOperators} from '../../plugins/operator-pages/views/loadViews';
import type {Vocabulary} from '../../plugins/operator-pages/record/parseRecord';
import {ROOT} from './sites';

/** A small vocabulary: two kinds, two sources, three port types, two fragments, one measure. */
export const VOCABULARY: Vocabulary = {
  kinds: {preparation: 'Changes data', learner: 'Builds a model'},
  sources: {
    code: 'As in the code',
    none: 'Not checked',
  },
  live: liveExamples(ROOT),
  portTypes: {
    'Data table': {family: 'data', also: ['ExampleSet']},
    Model: {family: 'model', also: []},
    'Any object': {family: 'any', also: []},
  },
  fragments: {
    seed: {
      parameters: [
        {name: 'use_seed', type: 'boolean', default: false, advanced: true},
        {
          name: 'seed',
          type: 'integer',
          default: 1992,
          min: 1,
          advanced: true,
          only_when: {use_seed: true},
        },
      ],
    },
    columns: {
      label: 'Choose columns',
      page: 'operators/choosing',
      parameters: [
        {
          name: 'filter_type',
          type: 'selection',
          default: 'all',
          options: {all: '', single: ''},
        },
        {
          name: 'column',
          type: 'column',
          only_when: {filter_type: 'single'},
        },
      ],
    },
  },
  measures: {
    f_measure: {
      title: 'F-measure',
      also: ['F1'],
      about: 'Balances *precision* and recall.',
      formula: '2 p r / (p + r)',
      range: '0 to 1',
      better: 'higher',
      needs: 'A nominal label with two values.',
      example: 'Precision 0.5 and recall 1 give 0.667.',
    },
  },
  behavior: {
    by_id: {topic: 'new data', verdict: 'missing', note: 'Only ids are known.'},
  },
};

/** Minimal record of a page. */
export const WRITTEN = {
  kind: 'preparation',
  inputs: [{name: 'in', type: 'Data table'}],
  outputs: [{name: 'out', type: 'Data table'}],
  parameters: [],
};

/** Creates a record from the minimal one and some fields. */
export function aRecord(fields: object = {}): OperatorRecord {
  const {record, problems} = parseRecord({...WRITTEN, ...fields}, VOCABULARY);
  if (!record) {
    throw new Error(problems.join('\n'));
  }
  return record;
}

/** Creates a parameter for a record. */
export function aParameter(fields: Partial<Parameter>): Parameter {
  return {name: 'p', type: 'string', ...fields};
}

/** Options of the plugin with their defaults. */
export const OPTIONS: PluginOptions = optionsSchema.validate({
  kinds: VOCABULARY.kinds,
  sources: VOCABULARY.sources,
  live: VOCABULARY.live,
}).value;

const FILES = {
  'operators/_portTypes.yml':
    'Data table: {family: data, also: [ExampleSet]}\nModel: {family: model}\n',
  'operators/_fragments.yml':
    'seed:\n  - {name: seed, type: integer, default: 1}\n',
};

/**
 * Creates a folder with a site of operators: YAML files and the given pages.
 */
export function aSite(pages: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'operators-'));
  for (const [file, text] of Object.entries({...FILES, ...pages})) {
    const target = path.join(siteDir, 'docs', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return siteDir;
}

/** Loads the operators of a site like the plugin. */
export function loadOperators(
  siteDir: string,
  stops = true,
  options = OPTIONS,
): Promise<LoadedOperators> {
  return loadViews(siteDir, options, stops);
}

/** Text of a page with a minimal record and some lines of YAML. */
export function aPage(title: string, lines = '', body = 'Text.'): string {
  return `---
title: ${title}
description: About ${title}.
operator:
  kind: preparation
  inputs: [{name: in, type: Data table, optional: true}]
  outputs: [{name: out, type: Data table}]
${lines.includes('parameters') ? '' : '  parameters: []\n'}${lines}---

${body}
`;
}
