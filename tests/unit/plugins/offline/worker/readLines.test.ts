import {expect, it, vi} from 'vitest';
import {readLines} from '../../../../../plugins/offline/worker/readLines';

it.each([
  [
    ['a\nb', 'c\n', 'd\n'],
    ['a', 'bc', 'd'],
  ],
  [
    ['a', 'b', '\nc'],
    ['ab', 'c'],
  ],
  [[], []],
])('joins %j to lines', async (chunks, lines) => {
  const stream = new ReadableStream<string>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
  const read: string[] = [];
  for await (const line of readLines(stream)) {
    read.push(line);
  }
  expect(read).toEqual(lines);
});

it('ends a stream of which no more is needed', async () => {
  const cancel = vi.fn();
  const stream = new ReadableStream<string>({
    start: (controller) => controller.enqueue('a\nb\n'),
    cancel,
  });
  const lines = readLines(stream);
  await lines.next();
  await lines.return();
  expect(cancel).toHaveBeenCalledOnce();
});
