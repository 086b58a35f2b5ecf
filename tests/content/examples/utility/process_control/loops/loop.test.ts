import {expect, it} from 'vitest';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';

const [accounts] = exampleTables(import.meta);
const [settings] = exampleTables(import.meta, 'Use the iteration number');

/** The inner process: adds interest of 5%, and keeps missing values. */
const withInterest = (balance: Cell): Cell =>
  typeof balance === 'number' ? rounded(balance * 1.05) : balance;

it.each([
  ['balance', 'run 1'],
  ['run 1', 'run 2'],
  ['run 2', 'run 3'],
])('goes on from %s to %s', (before, after) => {
  expect(column(accounts, after)).toEqual(
    column(accounts, before).map(withInterest),
  );
});

it('puts the number of the run in place of the macro', () => {
  expect(column(settings, 'In iteration 3')).toEqual(
    column(settings, 'Value').map((value) => {
      const text = String(value).replace('%{iteration}', '3');
      return text === '3' ? 3 : text;
    }),
  );
});
