import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Globby} from '@docusaurus/utils';

/** Extensions of the files that are compressed. Fonts, images, and archives already are. */
const EXTENSIONS =
  'html css js mjs md txt csv xml json map webmanifest wasm svg'.split(' ');

/** Minimum size of a compressed file, in bytes: a smaller one needs one packet either way. */
const MIN_BYTES = 1024;

/** Number of files that are compressed at the same time. */
const AT_A_TIME = 4;

/**
 * Quality of Brotli for readers. The highest, 11, needs twice as long for 2% fewer
 * bytes; 8 is many times as fast, for 8% more. 9 is slower and hardly smaller:
 * it allocates 32 MB for each file.
 */
export const BROTLI_QUALITY = 10;

type Encode = (text: Buffer) => Promise<Buffer>;

/** Encoders by the extension that they add to the name of a file. */
const encoders = (quality: number): Readonly<Record<string, Encode>> => ({
  gz: (text) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality},
    }),
});

/** Writes the compressed forms of a file that are smaller. Returns their number. */
async function compressFile(
  file: string,
  encode: Readonly<Record<string, Encode>>,
): Promise<number> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) {
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
 * Compresses the texts of a built site for servers that send such files:
 * `intro.html` also as `intro.html.gz` and `intro.html.br`. Returns the number
 * of files written.
 * @param quality - Quality of Brotli, 0 to 11. Default: `BROTLI_QUALITY`.
 */
export async function compressFiles(
  folder: string,
  quality = BROTLI_QUALITY,
): Promise<number> {
  const encode = encoders(quality);
  const files = await Globby(
    EXTENSIONS.map((extension) => `**/*.${extension}`),
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
