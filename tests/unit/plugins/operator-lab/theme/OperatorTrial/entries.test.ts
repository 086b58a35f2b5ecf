import {describe, expect, it} from 'vitest';
import type {TrialParameter} from '../../../../../../plugins/operator-lab/run/trial';
import type {Table} from '../../../../../../plugins/operator-lab/run/types';
import {
  conditionOf,
  lineOf,
  entriesOf,
  newLine,
} from '../../../../../../plugins/operator-lab/theme/OperatorTrial/entries';

const columns: Table = [
  {name: 'amount', type: 'real', values: []},
  {name: 'region', type: 'nominal', values: []},
  {name: 'day', type: 'date', values: []},
];
const filters: TrialParameter = {
  name: 'filters',
  label: 'filters',
  control: 'conditions',
};
const roles: TrialParameter = {
  name: 'roles',
  label: 'roles',
  control: 'list',
  columns: ['attribute', 'role'],
  namesColumns: true,
  options: [{value: 'id', meaning: ''}],
};

describe('a condition', () => {
  it.each([
    [['amount', 'gt', '2.5'], String.raw`amount.gt.2\.5`],
    [['region', 'is_missing', 'x'], 'region.is_missing'],
    [['a.b', 'matches', String.raw`\w`], String.raw`a\.b.matches.\\w`],
    [['region', 'equals', ''], 'region.equals.'],
  ] as const)('%j is the line %s', (condition, line) => {
    const [column, comparison, value] = condition;
    expect(lineOf(condition)).toEqual(['filters_entry_key', line]);
    expect(conditionOf(['', line])).toEqual([
      column,
      comparison,
      comparison === 'is_missing' ? '' : value,
    ]);
  });

  it('has three entries, and two without a value', () => {
    const entries = (line: string) =>
      entriesOf(filters, ['', line], columns).map(({value}) => value);
    expect(entries('amount.gt.1')).toEqual(['amount', 'gt', '1']);
    expect(entries('amount.is_missing')).toEqual(['amount', 'is_missing']);
  });

  it('keeps a comparison that fits another column', () => {
    const [column, comparison, value] = entriesOf(
      filters,
      ['', 'amount.gt.1'],
      columns,
    );
    expect(column?.changed('day')[1]).toBe('day.gt.1');
    expect(column?.changed('region')[1]).toBe('region.equals.1');
    expect(comparison?.changed('le')[1]).toBe('amount.le.1');
    expect(value?.changed('2')[1]).toBe('amount.gt.2');
    expect(newLine(filters, columns)[1]).toBe('amount.eq.');
  });
});

describe('a pair', () => {
  it('has choices for columns and options', () => {
    const [first, second] = entriesOf(roles, ['day', 'own'], columns);
    expect(first).toMatchObject({
      label: 'attribute',
      value: 'day',
      choices: ['amount', 'region', 'day'],
    });
    expect(second).toMatchObject({value: 'own', choices: ['id']});
    expect(first?.changed('x')).toEqual(['x', 'own']);
    expect(second?.changed('id')).toEqual(['day', 'id']);
    expect(newLine(roles, columns)).toEqual(['amount', 'id']);
  });

  it('suggests columns where the platform has no headings', () => {
    const names: TrialParameter = {name: 'n', label: 'n', control: 'list'};
    const entries = entriesOf(names, ['a', 'b'], columns);
    expect(entries.map(({label}) => label)).toEqual([
      'first entry',
      'second entry',
    ]);
    expect(entries.every(({isColumn}) => isColumn)).toBe(true);
    expect(newLine(names, columns)).toEqual(['', '']);
  });
});
