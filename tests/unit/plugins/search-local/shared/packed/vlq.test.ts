import {expect, it} from 'vitest';
import {
  bytesOf,
  toSignedVlq,
  toVlq,
  VlqReader,
  packChunks,
  unpackChunks,
} from '../../../../../../plugins/search-local/shared/packed/vlq';

const VALUES = [0, 1, 31, 32, 1023, 1024, 2 ** 30 - 1];
const SIGNED = [0, -1, 1, -16, 500, -70_000];

it('gives back the numbers that were written', () => {
  const reader = new VlqReader(bytesOf(VALUES.map(toVlq).join('')));
  expect(VALUES.map(() => reader.next())).toEqual(VALUES);
  expect(reader.isAtEnd).toBe(true);
});

it('gives back numbers of both signs', () => {
  const reader = new VlqReader(bytesOf(SIGNED.map(toSignedVlq).join('')));
  expect(SIGNED.map(() => reader.nextSigned())).toEqual(SIGNED);
});

it('writes small numbers as one digit', () => {
  expect([0, 31, 32].map(toVlq)).toEqual(['A', 'f', 'gB']);
});

it('reads a range alone', () => {
  const reader = new VlqReader(bytesOf('BCD'), 1, 2);
  expect(reader.next()).toBe(2);
  expect(() => reader.next()).toThrow('cut off');
});

it.each([['g'], ['gggggggB'], [''], [' '], ['ä']])(
  'refuses %j, which is no number',
  (text) => {
    expect(() => new VlqReader(bytesOf(text)).next()).toThrow('cut off');
  },
);

it.each([-1, 2 ** 30, NaN])('refuses to write %d', (value) => {
  expect(() => toVlq(value)).toThrow('too large');
});

it.each([[[]], [['AB']], [['AB', '', 'C']], [['', '']]])(
  'tells where each of the chunks %j is',
  (chunks) => {
    const text = packChunks(chunks);
    const {starts} = unpackChunks(text, chunks.length);
    expect(
      chunks.map((_, at) => text.slice(starts[at], starts[at + 1]! - 1)),
    ).toEqual(chunks);
  },
);

it.each([1, 3])('refuses two chunks where %d are wanted', (count) => {
  expect(() => unpackChunks(packChunks(['A', 'B']), count)).toThrow(
    `There are not ${count} chunks.`,
  );
});
