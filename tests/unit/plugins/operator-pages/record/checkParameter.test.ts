import {describe, expect, it} from 'vitest';
import {checkParameter} from '../../../../../plugins/operator-pages/record/checkParameter';
import {aParameter, aRecord} from '../../../../support/operators';

const record = {
  ...aRecord(),
  parameters: [
    aParameter({
      name: 'method',
      type: 'selection',
      options: {fast: '', exact: ''},
    }),
    aParameter({name: 'view', type: 'boolean'}),
  ],
};

describe('checkParameter', () => {
  it.each([
    [{type: 'integer', default: 3, min: 1, max: 5}],
    [{type: 'real number', default: 'infinity', min: 0}],
    [{type: 'selection', default: 'a', options: {a: ''}}],
    [{type: 'selection or text', default: 'x', options: {a: ''}}],
    [{type: 'selection', default: 'UTF-8', dynamic_options: true}],
    [{only_when: {method: ['fast', 'exact'], view: true}}],
    [{only_when: {'port in': 'not connected'}}],
    [{only_when: {'port out': 'not connected'}}],
    [{only_when: [{method: 'fast'}, {view: false}]}],
    [{only_when: 'the table has a label'}],
  ] as const)('accepts %j', (fields) => {
    expect(checkParameter(aParameter(fields), record)).toEqual([]);
  });

  it.each([
    [
      {type: 'integer', default: 7, max: 5},
      ' has the default "7", which is outside its range: … to 5',
    ],
    [
      {type: 'integer', default: 1.5},
      ' has the default "1.5", which is not an integer',
    ],
    [
      {type: 'integer', default: 'one'},
      ' has the default "one", which is not a number',
    ],
    [{type: 'integer', min: 3, max: 2}, ' has min 3 above max 2'],
    [
      {type: 'string', min: 3},
      ' has a range, but is not a number (type: string)',
    ],
    [
      {type: 'boolean', default: 'yes'},
      ' has the default "yes", which is neither true nor false',
    ],
    [
      {type: 'selection', default: 'c', options: {a: '', b: ''}},
      ' has the default "c", which is none of its options: a, b',
    ],
    [
      {type: 'string', options: {a: ''}},
      ' has options, but the type "string" has none',
    ],
    [
      {type: 'string', columns: ['a', 'b']},
      ' has columns, which only a list has',
    ],
    [
      {type: 'string', column_types: ['numeric']},
      ' has column_types, which only a column or columns have',
    ],
    [
      {only_when: {mehtod: 'fast'}},
      '.only_when names the parameter "mehtod", which the operator does not have',
    ],
    [
      {only_when: {method: 'slow'}},
      '.only_when compares "method" with "slow", which is none of its options: fast, exact',
    ],
    [
      {only_when: {view: 'on'}},
      '.only_when compares "view" with "on", which is neither true nor false',
    ],
    [
      {only_when: {'port side': 'connected'}},
      '.only_when names the port "side", which the operator does not have',
    ],
    [
      {only_when: {'port in': 'open'}},
      '.only_when says "open" of a port; write connected or not connected',
    ],
  ] as const)('rejects %j', (fields, message) => {
    expect(checkParameter(aParameter(fields), record)).toEqual([message]);
  });
});
