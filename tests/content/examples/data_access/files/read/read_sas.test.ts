import {expect, it} from 'vitest';
import {evaluate} from '@lab/_shared/expression/evaluate';
import {column, exampleTables} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';

const [, read] = exampleTables(import.meta);
const [days = '', seconds = ''] = (
  codeBlocks(import.meta, 'text')[0] ?? ''
).split('\n');

function dateOf(expression: string, name: string, value: number): string {
  const {value: date} = evaluate(expression, {
    columns: {[name]: {type: 'real', value}},
    variables: {},
  });
  return new Date(Number(date)).toISOString();
}

it('turns the days of the table into its dates', () => {
  expect(
    column(read, 'visit').map((visit) =>
      dateOf(days, 'visit', Number(visit)).slice(0, 10),
    ),
  ).toEqual(column(read, 'visit_date'));
});

it('turns seconds into a time stamp, without fractions', () => {
  expect(dateOf(seconds, 'entered', 24170 * 86400 + 1.9)).toBe(
    '2026-03-05T00:00:01.000Z',
  );
});
