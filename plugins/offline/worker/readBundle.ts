import type {Entry} from '../shared/entries';
import {entryDecoder} from './decodeEntries';
import type {DecodedFile} from './decodeEntries';
import {readLines} from './readLines';
import {orProblem, SaveError} from './saveError';

/** The same stream: tells how many bytes have come, and fails with a problem of the network. */
function watched(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (loadedBytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  let loadedBytes = 0;
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await orProblem('network', reader.read());
      if (done) {
        controller.close();
      } else {
        loadedBytes += value.byteLength;
        onBytes(loadedBytes);
        controller.enqueue(value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function decodeLine(
  decode: ReturnType<typeof entryDecoder>,
  line: string,
): DecodedFile {
  try {
    return decode(JSON.parse(line) as Entry);
  } catch (error) {
    throw new SaveError('damaged', error);
  }
}

/**
 * The files of a bundle, while it comes. Gzip ends with a checksum and the
 * length of its content, so a bundle that was read to its end is whole.
 * @throws SaveError that tells a network that fails from a bundle that is damaged.
 */
export async function* readBundle(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (loadedBytes: number) => void,
): AsyncGenerator<DecodedFile, void> {
  const lines = readLines(
    watched(stream, onBytes)
      .pipeThrough(new DecompressionStream('gzip'))
      .pipeThrough(new TextDecoderStream()),
  );
  const decode = entryDecoder();
  try {
    for (;;) {
      const {done, value} = await orProblem('damaged', lines.next());
      if (done) {
        return;
      }
      yield decodeLine(decode, value);
    }
  } finally {
    await lines.return();
  }
}
