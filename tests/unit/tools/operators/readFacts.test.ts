import {describe, expect, it} from 'vitest';
import {readFacts} from '../../../../.tools/operators/readFacts.mjs';
import {VOCABULARY} from '../../../support/operators';

const FACT = {
  id: 'operators/a/one',
  key: 'one',
  source: 'code',
  inputs: [{name: 'file', type: 'FILE', optional: true}],
  outputs: [{name: 'out', type: 'ExampleSet', extendable: true}],
  subprocesses: ['Training'],
  inner_ports: [
    {
      subprocess: 'Training',
      sources: [{name: 'rows', type: 'ExampleSet'}],
      sinks: [
        {
          name: 'through 1',
          type: null,
          any: true,
          extendable: true,
          name_pattern: 'through {n}',
          optional: true,
          meaning: 'what each round delivers; the rest is left out',
        },
      ],
    },
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

const read = (fields: object = {}) =>
  readFacts({...FACT, ...fields}, VOCABULARY.portTypes);

describe('readFacts', () => {
  it('puts ports in the form of a record', () => {
    expect(read().inputs).toEqual([
      {name: 'file', type: 'FILE', optional: true},
    ]);
    expect(read().outputs).toEqual([
      {name: 'out', type: 'Data table', many: true},
    ]);
    expect(read().subprocesses).toEqual([
      {
        name: 'Training',
        sources: [{name: 'rows', type: 'Data table'}],
        sinks: [
          {
            name: 'through 1',
            type: 'Any object',
            about: 'What each round delivers; the rest is left out.',
            optional: true,
            many: true,
          },
        ],
      },
    ]);
  });

  it('puts parameters in the form of a record', () => {
    expect(read().parameters).toEqual([
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

  it('says what takes the place of a deprecated operator', () => {
    expect(read({deprecated_since: '7.4'}).deprecated).toEqual({
      since: '7.4',
      successor: ['operators/a/two'],
    });
    expect(
      read({id: 'operators/a/deprecated/one', related: []}).deprecated,
    ).toEqual({note: 'It is kept for old workflows only.'});
    expect(read()).not.toHaveProperty('deprecated');
  });

  it('does not take nothing known for none', () => {
    const nothing = {inputs: [], outputs: [], parameters: []};
    expect(read({...nothing, parameters_from: 'unknown'}).unrecorded).toEqual([
      'inputs',
      'outputs',
      'parameters',
    ]);
    expect(read({...nothing, doubts: ['inputs: some']}).unrecorded).toEqual([
      'inputs',
    ]);
    expect(
      read({title: 'Loop Buckets', subprocesses: undefined}).unrecorded,
    ).toEqual(['subprocesses']);
    expect(read(nothing)).not.toHaveProperty('unrecorded');
  });
});

describe('readFacts, on where facts come from', () => {
  it.each([
    ['code', 'code'],
    ['code-ancestor', 'older code'],
    ['process', 'process'],
    ['none', 'none'],
  ])('calls %s %s', (source, wanted) => {
    expect(read({source}).source).toBe(wanted);
  });

  it.each([
    ['process', 'ancestor', 'older code'],
    ['process', 'base class', 'base code'],
    ['code-ancestor', 'older extension', 'older code'],
    ['code', 'registered', 'code'],
  ])('calls %s with a class that is %s %s', (source, match, wanted) => {
    expect(read({source, class: {match}}).source).toBe(wanted);
  });

  it('tells the code of an extension from that of the platform', () => {
    const id = 'operators/extensions/Streaming/flow_control/join';
    expect(read({id, source: 'code'}).source).toBe('extension code');
  });

  it('names the extension by the folder, and a first version', () => {
    expect(read({id: 'operators/extensions/Text_Processing/x'}).extension).toBe(
      'Text Processing',
    );
    expect(read({id: 'operators/extensions/opcua_connector/x'}).extension).toBe(
      'OPC-UA Connector',
    );
    expect(read()).not.toHaveProperty('extension');
    expect(read({since: '9.8'}).since).toBe('9.8');
    expect(read({since: 'key first in 9.8 – 9.10'})).not.toHaveProperty(
      'since',
    );
  });
});
