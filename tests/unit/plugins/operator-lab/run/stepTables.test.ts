import {describe, expect, it} from 'vitest';
import type {Step} from '../../../../../plugins/operator-lab/run/runWorkflow';
import {
  listed,
  operatorName,
  stepAnchor,
  stepSize,
  stepTables,
} from '../../../../../plugins/operator-lab/run/stepTables';
import type {Table} from '../../../../../plugins/operator-lab/run/types';

const SHOPS: Table = [
  {name: 'shop', type: 'nominal', values: ['A', 'B']},
  {name: 'sales', type: 'integer', values: [1, 2]},
];
const OTHER: Table = [
  {name: 'shop', type: 'nominal', role: 'id', values: ['A', 'B']},
  {name: 'day', type: 'date', values: ['2026-01-05', null]},
  {name: 'sales', type: 'integer', values: [1, 3]},
];

const step = (own: Partial<Step>, outputs: readonly string[] = []): Step => ({
  operator: {
    name: 'First of Group!',
    title: 'Aggregate',
    id: '',
    href: '',
    outputs: outputs.map((name) => ({name})),
    inner: [],
  },
  inputs: {},
  outputs: {},
  inner: [],
  ...own,
});

describe('stepTables', () => {
  it('marks new columns and changed cells, and says so in words', () => {
    const [{words, columns}] = stepTables(
      step({inputs: {in: SHOPS}, outputs: {out: OTHER}}, ['out']),
    ) as [ReturnType<typeof stepTables>[number]];
    expect(words).toEqual(['New: ', {code: 'day'}, '. ', '1 changed cell. ']);
    expect(columns).toMatchObject([
      {about: 'nominal, id', isNew: false},
      {
        about: 'date',
        isNew: true,
        isDate: true,
        cells: [
          {text: '2026-01-05', isMarked: true},
          {text: '?', isMarked: true},
        ],
      },
      {
        isNumeric: true,
        cells: [
          {text: '1', isMarked: false},
          {text: '3', isMarked: true, note: 'was 2'},
        ],
      },
    ]);
  });

  it('marks new rows in their first cell', () => {
    const more: Table = SHOPS.map((column) => ({
      ...column,
      values: [...column.values, column.type === 'integer' ? 9 : 'C'],
    }));
    const [table] = stepTables(
      step({inputs: {in: SHOPS}, outputs: {out: more}}),
    );
    expect(table?.words).toEqual(['1 new row. ']);
    expect(table?.columns.map(({cells}) => cells[2])).toEqual([
      {text: 'C', isMarked: true, note: 'new row'},
      {text: '9', isMarked: true},
    ]);
  });

  it('names the output and the table if a step has several', () => {
    const outputs = {one: {tables: [SHOPS, SHOPS]}, two: SHOPS};
    expect(
      stepTables(step({outputs}, ['one', 'two'])).map(({words}) => words),
    ).toEqual([
      ['Output ', {code: 'one'}, '. ', 'Table 1. '],
      ['Output ', {code: 'one'}, '. ', 'Table 2. '],
      ['Output ', {code: 'two'}, '. '],
    ]);
    expect(stepSize(step({outputs}, ['one', 'two']))).toBe('2 tables');
  });

  it('marks nothing in a table without input', () => {
    const [table] = stepTables(step({outputs: {out: SHOPS}}));
    expect(table?.words).toEqual([]);
    expect(JSON.stringify(table?.columns)).not.toContain('true,"note"');
  });
});

describe('texts of a step', () => {
  it('has a size, a name, and an anchor', () => {
    const own = step({outputs: {out: SHOPS}});
    expect(stepSize(own)).toBe('2 rows, 2 columns');
    expect(stepSize(step({}))).toBe('0 rows, 0 columns');
    expect(operatorName(own.operator)).toBe('First of Group! (Aggregate)');
    expect(stepAnchor(own.operator)).toBe('step-first_of_group_');
    expect(listed(['a', ''])).toEqual([{code: 'a'}, ', ', 'an empty text']);
  });
});
