import {describe, expect, it} from 'vitest';
import {trialOf} from '../../../../../plugins/operator-lab/live/trialOf';
import {aRecord} from '../../../../support/operators';

const CONTENT = `
## Description

| not | this |
| --- | --- |
| 1 | 2 |

## Example

| x | size | result |
| ---: | --- | ---: |
| 1 | small | 0.1 |
| \`?\` | **large** | 0.2 |

| y |
| --- |
| 1.5 |

~~~text
first; line

last
~~~

## After

| nor | this |
| --- | --- |
| 1 | 2 |
`;

const PARAMETERS = [
  {
    name: 'the_mode',
    type: 'selection',
    default: 'a',
    options: {a: 'the `first`.', b: ''},
    about: 'See [this](./x.mdx) and `the_mode`.',
  },
  {
    name: 'size',
    type: 'integer',
    default: 3,
    min: 2,
    only_when: {the_mode: 'a', flag: true},
  },
  {name: 'flag', type: 'boolean', default: false},
  {name: 'lines', type: 'list', columns: ['attribute', 'mode']},
  {name: 'text', type: 'string', only_when: 'a line of `lines` is b'},
];

const trial = (live: object, fields: object = {}, content = CONTENT) =>
  trialOf(
    {record: aRecord({parameters: PARAMETERS, live, ...fields}), content},
    'Example',
  );

const parameterOf = (name: string, live: object = {}, fields: object = {}) =>
  trial({parameters: [name], ...live}, fields).trial?.parameters[0];

describe('trialOf', () => {
  it('makes nothing where the record asks for nothing', () => {
    expect(trialOf({record: aRecord(), content: ''}, 'Example')).toEqual({
      problems: [],
    });
  });

  it('starts with the first table of the example, for the first input', () => {
    expect(trial({parameters: ['flag']}).trial).toMatchObject({
      inputs: {
        in: [
          {name: 'x', type: 'integer', values: [1, null]},
          {name: 'size', type: 'nominal', values: ['small', 'large']},
          {name: 'result', type: 'real', values: [0.1, 0.2]},
        ],
      },
      output: 'out',
    });
  });

  it('takes the columns, types, and roles that the record names', () => {
    const live = {
      parameters: ['flag'],
      inputs: {
        in: {columns: ['size', 'x'], types: {x: 'real'}, roles: {size: 'id'}},
      },
    };
    expect(trial(live).trial?.inputs.in).toEqual([
      {name: 'size', type: 'nominal', role: 'id', values: ['small', 'large']},
      {name: 'x', type: 'real', values: [1, null]},
    ]);
    expect(
      trial({parameters: ['flag'], inputs: {in: {table: 2}}}).trial?.inputs.in,
    ).toEqual([{name: 'y', type: 'real', values: [1.5]}]);
  });

  it('takes the lines of a text, and says what a table without a port is', () => {
    const live = {
      inputs: {rows: {block: 1, given: 'Lines of the file'}},
      output: 'rows',
      shows: 'Rows that are read',
    };
    expect(trial(live).trial).toMatchObject({
      inputs: {
        rows: [
          {name: 'line', type: 'nominal', values: ['first; line', '', 'last']},
        ],
      },
      output: 'rows',
      given: {rows: 'Lines of the file'},
      shows: 'Rows that are read',
    });
  });

  it('takes the values that a column knows', () => {
    const live = {inputs: {in: {values: {size: ['large', 'small', 'none']}}}};
    expect(trial(live).trial?.inputs.in?.[1]?.knownValues).toEqual([
      'large',
      'small',
      'none',
    ]);
  });

  it('takes the tables of another section, if the record names one', () => {
    expect(
      trial({parameters: ['flag'], section: 'After'}).trial?.inputs.in,
    ).toMatchObject([{name: 'nor'}, {name: 'this'}]);
  });

  it('sets all parameters: to the settings of the example, else to defaults', () => {
    expect(
      trial({parameters: ['flag'], settings: {size: 4, lines: [['x', 'b']]}})
        .trial?.settings,
    ).toEqual({the_mode: 'a', size: 4, flag: false, lines: [['x', 'b']]});
  });

  it('sets what the code reads besides parameters', () => {
    const live = {parameters: ['flag'], fixed: {factor: 0.5}};
    expect(trial(live).trial?.settings.factor).toBe(0.5);
  });

  it('offers the options that the example computes', () => {
    const live = {options: {the_mode: ['b']}};
    expect(parameterOf('the_mode', live)?.options).toEqual([
      {value: 'b', meaning: ''},
    ]);
  });

  it('makes a choice of a selection, with what its values mean', () => {
    expect(parameterOf('the_mode')).toEqual({
      name: 'the_mode',
      label: 'the mode',
      control: 'choice',
      about: 'See this and `the mode`.',
      options: [
        {value: 'a', meaning: 'the `first`.'},
        {value: 'b', meaning: ''},
      ],
    });
  });

  it('makes a number with bounds, and when it is shown', () => {
    expect(parameterOf('size')).toEqual({
      name: 'size',
      label: 'size',
      control: 'number',
      whole: true,
      min: 2,
      when: [{the_mode: ['a'], flag: [true]}],
    });
  });

  it('makes a switch, and a text with its condition in words', () => {
    expect(parameterOf('flag')?.control).toBe('switch');
    expect(parameterOf('text')).toMatchObject({
      control: 'text',
      whenText: 'a line of `lines` is b',
    });
  });

  it('makes lines of a list, whose entries have the options of another parameter', () => {
    expect(
      parameterOf('lines', {same_options: {lines: 'the_mode'}}),
    ).toMatchObject({
      control: 'list',
      columns: ['attribute', 'mode'],
      namesColumns: true,
      options: [{value: 'a'}, {value: 'b'}],
    });
  });

  it.each([
    [{'port in': 'connected'}, undefined],
    [{'port in': 'not connected'}, []],
    [{'port in': 'connected', flag: true}, [{flag: [true]}]],
    [[{'port in': 'not connected'}, {flag: true}], [{flag: [true]}]],
  ])('knows which ports the example connects: %j', (only_when, when) => {
    const parameters = [
      {name: 'p', type: 'string', only_when},
      {name: 'flag', type: 'boolean'},
    ];
    expect(parameterOf('p', {}, {parameters})?.when).toEqual(when);
  });

  it('names a table and a column that the page does not have', () => {
    expect(
      trial({parameters: ['flag'], inputs: {in: {table: 3}}}).problems,
    ).toEqual([
      'operator.live.inputs.in needs table 3 of the section "Example", which has no such table; live.section names another section',
    ]);
    expect(
      trial({parameters: ['flag'], inputs: {in: {columns: ['z']}}}).problems,
    ).toEqual([
      'operator.live.inputs.in names the column "z", which is not in table 1 of the section "Example": x, size, result',
    ]);
    expect(trial({inputs: {in: {block: 2}}}).problems).toEqual([
      'operator.live.inputs.in needs block 2 of the section "Example", which has no such table; live.section names another section',
    ]);
    expect(trial({parameters: ['flag']}, {}, 'No example.').problems).toEqual([
      'operator.live.inputs.in needs table 1 of the section "Example", which has no such table; live.section names another section',
    ]);
  });
});
