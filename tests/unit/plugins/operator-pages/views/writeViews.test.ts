import {expect, it} from 'vitest';
import {createQueue} from '../../../../../plugins/operator-pages/views/writeViews';

it('begins a task when the one before it has ended, even by an error', async () => {
  const inTurn = createQueue();
  const log: string[] = [];
  let endFirst: () => void = () => undefined;
  const first = inTurn(async () => {
    log.push('first begins');
    await new Promise<void>((resolve) => {
      endFirst = resolve;
    });
    log.push('first ends');
    throw new Error('wrong');
  });
  const second = inTurn(() => Promise.resolve(log.push('second')));
  await Promise.resolve();
  endFirst();
  await expect(first).rejects.toThrow('wrong');
  await second;
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});
