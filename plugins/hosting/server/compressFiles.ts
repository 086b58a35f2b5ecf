import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {COMPRESSED_EXTENSIONS, MIN_COMPRESSED_BYTES} from './mediaTypes';

/** Number of files that are compressed at the same time. */
const AT_A_TIME = 4;

/**
 * Quality of Brotli for readers. The highest, 11, needs twice as long for 2% fewer
 * bytes; 8 is many times as fast, for 8% more. 9 is slower and hardly smaller:
 * it allocates 32 MB for each file.
 */
export const BROTLI_QUALITY = 10;

type Encode = (text: Buffer) => Promise<Buffer>;

/** Ways to compress a text, by the extension that is added to the name of its file. */
const encoders = (quality: number): Readonly<Record<string, Encode>> => ({
  gz: (text) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality},
    }),
});

/** Writes a text compressed, where that is smaller. Returns the number of files written. */
async function compressFile(
  file: string,
  encode: Readonly<Record<string, Encode>>,
): Promise<number> {
  const text = await readFile(file);
  if (text.length < MIN_COMPRESSED_BYTES) {
    return 0;
  }
  let written = 0;
  for (const [extension, encodeAs] of Object.entries(encode)) {
    const encoded = await encodeAs(text);
    if (encoded.length < text.length) {
      await writeFile(`${file}.${extension}`, encoded);
      written += 1;
    }
  }
  return written;
}

/**
 * Writes the texts of a built site compressed as well, `intro.html` as
 * `intro.html.gz` and `intro.html.br`, for servers that send such files.
 * `quality` is the quality of Brotli, 0 to 11. Returns the number of files written.
 */
export async function compressFiles(
  folder: string,
  quality = BROTLI_QUALITY,
): Promise<number> {
  const encode = encoders(quality);
  const files = await Globby(
    COMPRESSED_EXTENSIONS.map((extension) => `**/*.${extension}`),
    {cwd: folder, dot: true, absolute: true},
  );
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const count = await compressFile(file, encode);
      written += count;
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  return written;
}
