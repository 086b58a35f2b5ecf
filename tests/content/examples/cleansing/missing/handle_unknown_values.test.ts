import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';

const [training, input, output] = exampleTables(import.meta);

it.each(['contract', 'region'])(
  'makes unknown values of %s missing',
  (name) => {
    const known = new Set(column(training, name));
    expect(column(output, name)).toEqual(
      column(input, name).map((value) => (known.has(value) ? value : '?')),
    );
  },
);

it.each(['customer', 'months'])('leaves %s alone', (name) => {
  expect(column(output, name)).toEqual(column(input, name));
});
