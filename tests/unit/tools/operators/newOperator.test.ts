import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {pageText} from '../../../../.tools/operators/pageText.mjs';
import {readFacts} from '../../../../.tools/operators/readFacts.mjs';
import {asFragments} from '../../../../.tools/operators/asFragments.mjs';
import {VOCABULARY} from '../../../support/operators';

const FACT = {
  id: 'operators/a/one',
  key: 'one',
  inputs: [{name: 'file', type: 'FILE', optional: true}],
  outputs: [{name: 'out', type: 'ExampleSet', extendable: true}],
  subprocesses: ['Training'],
  inner_ports: [
    {subprocess: 'Training', sources: [{name: 'rows', type: 'ExampleSet'}]},
  ],
  parameters: [
    {
      name: 'method',
      type: 'category',
      default: 'a or b',
      options: ['', 'a or b', 'c'],
    },
    {name: 'number of bins', type: 'int', default: 2, min: 2, max: 2147483647},
    {
      name: 'share',
      type: 'double',
      min: 0,
      max: 'Infinity',
      only_when: 'method = c (then mandatory)',
    },
    {name: 'path', type: 'file', only_when: 'file input port not connected'},
    {name: 'odd', type: 'string', only_when: 'the moon = full'},
  ],
  related: ['operators/a/two'],
};

describe('readFacts', () => {
  it('puts facts in the form of a record', () => {
    const record = readFacts(FACT, VOCABULARY.portTypes);
    expect(record.inputs).toEqual([
      {name: 'file', type: 'FILE', optional: true},
    ]);
    expect(record.outputs).toEqual([
      {name: 'out', type: 'Data table', many: true},
    ]);
    expect(record.subprocesses).toEqual([
      {
        name: 'Training',
        sources: [{name: 'rows', type: 'Data table'}],
        sinks: [],
      },
    ]);
    expect(record.parameters).toEqual([
      {
        name: 'method',
        type: 'selection',
        default: 'a or b',
        options: ['a or b', 'c'],
      },
      {name: 'number_of_bins', type: 'integer', default: 2, min: 2},
      {
        name: 'share',
        type: 'real number',
        min: 0,
        required: true,
        only_when: {method: 'c'},
      },
      {name: 'path', type: 'file', only_when: {'port file': 'not connected'}},
      {name: 'odd', type: 'string', only_when: 'the moon = full'},
    ]);
  });
});

describe('readFacts, where less is known', () => {
  const read = (fields: object) =>
    readFacts({...FACT, ...fields}, VOCABULARY.portTypes);

  it('says what takes the place of a deprecated operator', () => {
    expect(read({deprecated_since: '7.4'}).deprecated).toEqual({
      since: '7.4',
      successor: ['operators/a/two'],
    });
    expect(
      read({id: 'operators/a/deprecated/one', related: []}).deprecated,
    ).toEqual({note: 'It is kept for old workflows only.'});
    expect(FACT).not.toHaveProperty('deprecated_since');
    expect(read({})).not.toHaveProperty('deprecated');
  });

  it('does not take nothing known for none', () => {
    const nothing = {outputs: [], parameters: []};
    expect(read({...nothing, parameters_from: 'unknown'}).unrecorded).toEqual([
      'outputs',
      'parameters',
    ]);
    expect(read(nothing)).not.toHaveProperty('unrecorded');
  });

  it('has inner processes whose ports are only named', () => {
    expect(
      read({inner_ports: {inputs: ['out'], outputs: ['model']}}).subprocesses,
    ).toEqual([
      {
        name: 'Subprocess',
        sources: [{name: 'out', type: 'Data table', many: true}],
        sinks: [{name: 'model', type: 'Any object'}],
      },
    ]);
    expect(
      read({inner_ports: {training: ['model'], testing: ['model']}})
        .subprocesses,
    ).toEqual([
      {name: 'Training', sources: [], sinks: []},
      {name: 'Testing', sources: [], sinks: []},
    ]);
  });

  it('has defaults in words, and bounds in words or beyond all numbers', () => {
    const {parameters} = read({
      parameters: [
        {name: 'threads', type: 'int', default: 'number of processors'},
        {
          name: 'classes',
          type: 'list',
          default: [
            ['low', '5'],
            ['high', '9'],
          ],
        },
        {name: 'size', type: 'int', range: '1 to infinity'},
        {name: 'offset', type: 'long', max: '9223372036854775807'},
      ],
    });
    expect(parameters).toEqual([
      {name: 'threads', type: 'integer', default_text: 'number of processors'},
      {name: 'classes', type: 'list', default_text: 'low: 5, high: 9'},
      {name: 'size', type: 'integer', min: 1},
      {name: 'offset', type: 'integer'},
    ]);
  });
});

describe('asFragments', () => {
  it('keeps the order of the parameters', () => {
    const [use, seed] = VOCABULARY.fragments.seed?.parameters ?? [];
    const items = asFragments([seed, use], VOCABULARY.fragments);
    expect(items.at(-1)).toEqual(use);
    expect(items).toHaveLength(2);
  });

  it('names a fragment, and what differs', () => {
    const parameters = [
      {name: 'first', type: 'string'},
      {name: 'use_seed', type: 'boolean', default: false, advanced: true},
      {
        name: 'seed',
        type: 'integer',
        default: 7,
        advanced: true,
        only_when: {use_seed: true},
      },
    ];
    expect(asFragments(parameters, VOCABULARY.fragments)).toEqual([
      parameters[0],
      {use: 'seed', set: {seed: {default: 7, min: null}}},
    ]);
  });

  it('writes out a parameter that merely shares a name with one of a fragment', () => {
    const parameters = [{name: 'seed', type: 'string'}];
    expect(asFragments(parameters, VOCABULARY.fragments)).toEqual(parameters);
  });
});

describe('pageText', () => {
  const template =
    '---\ntitle: Name\nkeywords: [a]\noperator:\n  key: name\n  kind: tool\n  inputs: []\n---\n\n**Name** does this.\n';

  it('keeps the form of the template', () => {
    expect(pageText(template, {title: 'One', key: 'one'})).toBe(
      '---\ntitle: One\nkeywords:\n  - a\noperator:\n  key: one\n  kind: tool\n  inputs: []\n---\n\n**One** does this.\n',
    );
  });

  it('fills in what is known', () => {
    const facts = readFacts(FACT, VOCABULARY.portTypes);
    const text = pageText(template, {
      title: 'One',
      key: 'x',
      facts,
      keywords: ['b'],
    });
    const {keywords, operator} = parse(text.split('---\n')[1] ?? '');
    expect(keywords).toEqual(['b']);
    expect(operator.key).toBe('one');
    expect(operator.parameters).toHaveLength(5);
  });
});
