// Creates the site's fonts from the fonts of packages: with fewer characters,
// only the used weights, and no ligatures.
//   node .tools/subsetFonts.mjs
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';
import {root} from './ensurePackages.mjs';

/** Characters in a range that includes both ends. */
const between = (from, to) =>
  Array.from({length: to - from + 1}, (_, at) =>
    String.fromCodePoint(from + at),
  ).join('');

/** ASCII, Latin-1, and other characters in the site's texts. */
export const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…←↑→↓−√∞≤≥⌘`;

/**
 * OpenType features to keep: kerning and tabular figures. Features for
 * combining marks or single languages are not necessary.
 */
const FEATURES = ['kern', 'tnum'];

/**
 * Font files below src/fonts, and their sources in packages. src/css/fonts.css
 * lists the same characters.
 */
export const FONTS = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'inter-italic.woff2': 'inter/files/inter-latin-wght-italic.woff2',
};

/** Creates the subset of a font file. */
export async function subsetOf(source) {
  const file = path.join(root, 'node_modules/@fontsource-variable', source);
  return subsetFont(readFileSync(file), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'src', 'fonts');
  mkdirSync(folder, {recursive: true});
  for (const [name, source] of Object.entries(FONTS)) {
    const font = await subsetOf(source);
    writeFileSync(path.join(folder, name), font);
    console.log(`src/fonts/${name}: ${font.length} bytes`);
  }
}
