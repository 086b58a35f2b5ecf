import {describe, expect, it} from 'vitest';
import {readText} from '../../../../../../plugins/search-local/client/load/environment';
import type {Progress} from '../../../../../../plugins/search-local/client/load/environment';

/** A response whose body comes in the given pieces. */
function response(
  pieces: readonly Uint8Array[],
  headers: Record<string, string>,
): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  return new Response(body, {headers});
}

async function read(headers: Record<string, string>) {
  // Cut within the two bytes of the u with its dots.
  const bytes = new TextEncoder().encode('Müller');
  const progress: Progress[] = [];
  const text = await readText(
    response([bytes.slice(0, 2), bytes.slice(2)], headers),
    (step) => progress.push(step),
  );
  return {text, progress};
}

describe('readText', () => {
  it('gives the text whole, and says how far it is', async () => {
    expect(await read({'content-length': '7'})).toEqual({
      text: 'Müller',
      progress: [
        {loadedBytes: 2, totalBytes: 7},
        {loadedBytes: 7, totalBytes: 7},
      ],
    });
  });

  it('takes the size of a compressed body for no total', async () => {
    const {progress} = await read({
      'content-length': '5',
      'content-encoding': 'gzip',
    });
    expect(progress.at(-1)).toEqual({loadedBytes: 7});
  });
});
