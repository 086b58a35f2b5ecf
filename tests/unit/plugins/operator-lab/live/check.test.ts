import {describe, expect, it} from 'vitest';
import {liveOf} from '../../../../../plugins/operator-lab/live/fields';
import {parseRecord} from '../../../../../plugins/operator-pages/record/parseRecord';
import {aRecord, VOCABULARY, WRITTEN} from '../../../../support/operators';

const parameters = [
  {name: 'mode', type: 'selection', options: ['a', 'b'], default: 'a'},
  {name: 'open', type: 'selection', dynamic_options: true},
  {name: 'size', type: 'integer', min: 1, max: 9},
  {name: 'flag', type: 'boolean'},
  {name: 'lines', type: 'list', columns: ['attribute', 'mode']},
  {name: 'file', type: 'file'},
  {name: 'word', type: 'string'},
  {name: 'names', type: 'columns'},
  {name: 'filters', type: 'condition'},
];

const problemsOf = (live: object, fields: object = {}) =>
  parseRecord(
    {...WRITTEN, parameters, live: {parameters: ['flag'], ...live}, ...fields},
    VOCABULARY,
  ).problems;

describe('live examples of a record', () => {
  it('may name parameters only', () => {
    expect(liveOf(aRecord({live: {parameters: ['flag']}, parameters}))).toEqual(
      {
        parameters: ['flag'],
        same_options: {},
        settings: {},
        fixed: {},
        options: {},
      },
    );
  });

  it('may have the model applied', () => {
    const live = {inputs: {in: {}, 'new data': {}}, output: 'applied'};
    const model = [{name: 'model', type: 'Model', about: 'M.'}];
    expect(problemsOf(live, {outputs: model})).toBeUndefined();
    expect(problemsOf(live)).toEqual([
      'operator.live.inputs.new data is no input of the operator; given says what it is',
      'operator.live.output "applied" is no output of the operator; shows says what it is',
    ]);
  });

  it('may say what a table is that has no port', () => {
    const live = {
      inputs: {draws: {given: 'What chance draws'}},
      output: 'steps',
      shows: 'Steps of the search',
    };
    expect(problemsOf(live, {inputs: [], outputs: []})).toBeUndefined();
  });

  it('may name no parameter', () => {
    expect(liveOf(aRecord({live: {}}))?.parameters).toEqual([]);
  });

  it('may name the ports that an input adds', () => {
    const inputs = [
      {name: 'in 1', type: 'Data table', about: 'In.', many: true},
    ];
    const live = {inputs: {'in 1': {}, 'in 2': {}}};
    expect(problemsOf(live, {inputs})).toBeUndefined();
    expect(problemsOf({inputs: {'on 2': {}}}, {inputs})).toEqual([
      'operator.live.inputs.on 2 is no input of the operator; given says what it is',
    ]);
  });

  it.each([
    [{table: 1}, 'table is not allowed'],
    [
      {parameters: ['flags']},
      'parameters names "flags", which the operator does not have',
    ],
    [
      {parameters: ['file']},
      'parameters names "file", whose type "file" cannot be tried',
    ],
    [
      {parameters: ['open']},
      'parameters names "open", which has no options to choose from',
    ],
    [
      {inputs: {inn: {}}},
      'inputs.inn is no input of the operator; given says what it is',
    ],
    [
      {output: 'in'},
      'output "in" is no output of the operator; shows says what it is',
    ],
    [
      {inputs: {in: {types: {x: 'number'}}}},
      'inputs.in.types.x must be one of [integer, real, nominal, binominal, text, date]',
    ],
    [
      {same_options: {flag: 'mode'}},
      'same_options.flag is no list of the operator',
    ],
    [
      {same_options: {lines: 'size'}},
      'same_options.lines names "size", which has no options',
    ],
    [
      {inputs: {in: {given: 'A table'}}},
      'inputs.in is an input of the operator, so it is not given',
    ],
    [
      {output: 'out', shows: 'A table'},
      'output "out" is an output of the operator, so shows is not needed',
    ],
    [{fixed: {size: 1}}, 'fixed.size is a parameter: set it in settings'],
    [
      {options: {mode: ['a', 'c']}},
      'options.mode names "c", which is none of its options',
    ],
    [{settings: {sizes: 1}}, 'settings.sizes is no parameter of the operator'],
    [{settings: {size: 'big'}}, 'settings.size is not a number'],
    [{settings: {size: 1.5}}, 'settings.size is not an integer'],
    [{settings: {size: 10}}, 'settings.size is outside its range: 1 to 9'],
    [{settings: {flag: 'yes'}}, 'settings.flag is neither true nor false'],
    [{settings: {mode: 'c'}}, 'settings.mode is none of its options: a, b'],
    [{settings: {lines: 'x'}}, 'settings.lines is not a list of pairs'],
    [{settings: {word: 1}}, 'settings.word is not a text'],
    [{settings: {names: [['a', 'b']]}}, 'settings.names is not a text'],
    [{settings: {filters: 'x'}}, 'settings.filters is not a list of pairs'],
  ])('rejects %j', (live, problem) => {
    expect(problemsOf(live)).toEqual([`operator.live.${problem}`]);
  });

  it('needs an input and an output', () => {
    const problem =
      'operator.live needs an operator with an input and an output';
    expect(problemsOf({}, {inputs: []})).toEqual([problem]);
    expect(problemsOf({}, {outputs: []})).toEqual([problem]);
  });
});
