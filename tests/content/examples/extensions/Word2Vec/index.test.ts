import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '@support/exampleTables';

const [vectors, cosines] = exampleTables(import.meta, 'Worked example');

function vectorOf(word: string): readonly [number, number] {
  const row = column(vectors, 'word').indexOf(word);
  return [numbers(vectors, 'x')[row] ?? 0, numbers(vectors, 'y')[row] ?? 0];
}

function cosine(one: string, other: string): number {
  const [a, b] = vectorOf(one);
  const [c, d] = vectorOf(other);
  return (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d));
}

it('compares the words by the cosine', () => {
  expect(numbers(cosines, 'Cosine').map((value) => value.toFixed(3))).toEqual(
    column(cosines, 'Words').map((words) => {
      const [one = '', other = ''] = String(words).split(', ');
      return cosine(one, other).toFixed(3);
    }),
  );
});

it('foresees the memory', () => {
  expect((100_000 * 200 * 8) / 1e6).toBe(160);
});
