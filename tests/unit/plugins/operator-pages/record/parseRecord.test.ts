import {describe, expect, it} from 'vitest';
import {parseRecord} from '../../../../../plugins/operator-pages/record/parseRecord';
import {aRecord, VOCABULARY, WRITTEN} from '../../../../support/operators';

const problemsOf = (fields: object) =>
  parseRecord({...WRITTEN, ...fields}, VOCABULARY).problems;

describe('parseRecord', () => {
  it('fills in what a page may leave out', () => {
    expect(aRecord()).toMatchObject({
      ...WRITTEN,
      subprocesses: [],
      changes: [],
      central: [],
      capability_notes: [],
      behavior: [],
      measures: [],
      references: [],
      unrecorded: [],
      related: [],
      aliases: [],
    });
  });

  it('fills in rows of behavior that several operators share', () => {
    expect(
      aRecord({
        behavior: [{use: 'by_id'}, {topic: 'row order', verdict: 'kept'}],
      }).behavior,
    ).toEqual([
      {topic: 'new data', verdict: 'missing', note: 'Only ids are known.'},
      {topic: 'row order', verdict: 'kept'},
    ]);
  });

  it('takes options as a list of names and related operators as ids', () => {
    const record = aRecord({
      parameters: [
        {name: 'mode', type: 'selection', options: ['a', 'b'], default: 'a'},
      ],
      related: ['operators/x', {id: 'operators/y', because: 'reverts it.'}],
    });
    expect(record.parameters[0]?.options).toEqual({a: '', b: ''});
    expect(record.related).toEqual([
      {id: 'operators/x'},
      {id: 'operators/y', because: 'reverts it.'},
    ]);
  });

  it.each([
    [{ports: []}, 'operator.ports is not allowed'],
    [
      {unrecorded: ['outputs']},
      'operator.unrecorded names "outputs", but operator.outputs has entries: take one of them out',
    ],
    [
      {parameters: [], unrecorded: ['parameters'], more_parameters: true},
      'operator.more_parameters is true, but operator.unrecorded names "parameters": take one of them out',
    ],
    [
      {behavior: [{use: 'by_name'}]},
      'operator.behavior uses "by_name", which is not one of by_id',
    ],
    [{kind: undefined}, 'operator.kind is required'],
    [
      {kind: 'lerner'},
      'operator.kind must be one of preparation, learner, not "lerner"',
    ],
    [
      {inputs: [{name: 'in', type: 'Table'}]},
      'operator.inputs "in".type must be one of the port types of the site, not "Table"',
    ],
    [
      {
        inputs: [
          {name: 'in', type: 'Model'},
          {name: 'in', type: 'Model'},
        ],
      },
      'operator.inputs[1] "in" contains a duplicate value',
    ],
    [
      {parameters: [{name: 'p', type: 'number'}]},
      'operator.parameters[0] "p".type must be one of [boolean, integer, real number, ',
    ],
    [
      {parameters: [{name: 'p', type: 'string', optoins: ['a']}]},
      'operator.parameters[0] "p".optoins is not allowed',
    ],
    [
      {
        parameters: [
          {name: 'p', type: 'string', default: 'a', default_text: 'b'},
        ],
      },
      'operator.parameters[0] "p" contains a conflict between optional exclusive peers [default, default_text]',
    ],
    [
      {source: 'hearsay'},
      'operator.source must be one of code, none, not "hearsay"',
    ],
    [{tier: 'F'}, 'operator.tier must be one of [A, B, C, D, E]'],
    [
      {behavior: [{topic: 'missing values', verdict: 'unreliable'}]},
      'operator.behavior[0].verdict must be one of [error, warning, ignored, ',
    ],
    [
      {behavior: [{topic: 'weather', verdict: 'kept'}]},
      'operator.behavior[0].topic must be one of [missing values, ',
    ],
    [
      {capabilities: {numeric_columns: 'often'}},
      'operator.capabilities.numeric_columns must be true, false, or have `when`',
    ],
    [
      {capabilities: {weights: {when: {speed: 'fast'}}}},
      'operator.capabilities.weights.when names the parameter "speed", which the operator does not have',
    ],
    [
      {measures: ['f_mesure']},
      'operator.measures names "f_mesure", which is no measure of the glossary',
    ],
    [
      {central: ['p']},
      'operator.central names the parameter "p", which the operator does not have',
    ],
    [
      {parameters: [{name: 'p', type: 'string'}], central: ['p']},
      'operator.central names the parameter "p", which is shown at once anyway: take it out',
    ],
    [
      {references: [{text: 'A paper.', doi: 'doi:10.1'}]},
      'operator.references[0].doi',
    ],
    [
      {deprecated: {since: '9.0'}},
      'operator.deprecated must contain at least one of [successor, note]',
    ],
    [
      {
        parameters: [
          {name: 'p', type: 'string'},
          {name: 'p', type: 'string'},
        ],
      },
      'operator.parameters has "p" twice',
    ],
    [
      {
        subprocesses: [
          {name: 'Training', sources: [{name: 'a', type: 'Mode'}], sinks: []},
        ],
      },
      'operator.subprocesses "Training" "a".type must be one of the port types of the site, not "Mode"',
    ],
  ])('rejects %j by field and rule', (fields, message) => {
    expect(problemsOf(fields)?.join('\n')).toContain(message);
  });

  it('names every problem at once', () => {
    expect(problemsOf({kind: 1, outputs: undefined})).toHaveLength(2);
  });
});
