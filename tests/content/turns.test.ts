import {expect, it} from 'vitest';
import {mapInTurns} from './support/turns';

it('maps items in their order and lets the event loop turn in between', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('event'));
  const mapped = await mapInTurns([1, 2], (item) => {
    seen.push(`item ${item}`);
    return 10 * item;
  });
  expect(mapped).toEqual([10, 20]);
  expect(seen).toEqual(['item 1', 'event', 'item 2']);
});
