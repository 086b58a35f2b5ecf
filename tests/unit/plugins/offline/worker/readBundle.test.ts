import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {bundleFiles} from '../../../../../plugins/offline/server/writeBundle';
import {readBundle} from '../../../../../plugins/offline/worker/readBundle';
import {filesOf} from '../support';

const SITE = {'a.html': `<p>${'text '.repeat(99)}`, 'b.css': 'b {}'};

/** Bytes as they come from a network, 64 at once; it may fail after them. */
function streamOf(bytes: Uint8Array, error?: Error) {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = bytes.slice(at, at + 64);
      at += chunk.length;
      if (chunk.length > 0) {
        controller.enqueue(chunk);
      } else if (error) {
        controller.error(error);
      } else {
        controller.close();
      }
    },
  });
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const paths: string[] = [];
  const loaded: number[] = [];
  for await (const {path} of readBundle(stream, (bytes) =>
    loaded.push(bytes),
  )) {
    paths.push(path);
  }
  return {paths, loaded};
}

describe('readBundle', () => {
  it('gives the files, and tells how many bytes have come', async () => {
    const {bundle} = await bundleFiles(filesOf(SITE));
    const {paths, loaded} = await read(streamOf(bundle));
    expect(paths).toEqual(Object.keys(SITE));
    expect(loaded.at(-1)).toBe(bundle.length);
    expect(loaded[0]).toBe(64);
  });

  it('tells a network that fails', async () => {
    const {bundle} = await bundleFiles(filesOf(SITE));
    const broken = streamOf(
      bundle.subarray(0, 70),
      new TypeError('no network'),
    );
    await expect(read(broken)).rejects.toMatchObject({problem: 'network'});
  });

  it.each([
    ['cut off', (bundle: Buffer) => bundle.subarray(0, -12)],
    [
      'changed in its middle',
      (bundle: Buffer) => {
        bundle[bundle.length >> 1]! ^= 0x10;
        return bundle;
      },
    ],
    [
      'changed in its checksum',
      (bundle: Buffer) => {
        bundle[bundle.length - 8]! ^= 1;
        return bundle;
      },
    ],
    ['another file', () => Buffer.from('<!doctype html>')],
    ['no entries', () => gzipSync('1\n2')],
    ['no JSON', () => gzipSync('{')],
  ])('tells a bundle that is damaged: %s', async (_, damage) => {
    const {bundle} = await bundleFiles(filesOf(SITE));
    await expect(read(streamOf(damage(bundle)))).rejects.toMatchObject({
      problem: 'damaged',
    });
  });
});
