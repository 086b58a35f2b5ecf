import {expect, it} from 'vitest';
import {
  packChunks,
  unpackChunks,
} from '../../../../../../plugins/search-local/shared/packed/chunks';

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
