// Makes the fonts of the site from those of its packages: fewer characters,
// the weights that are used, no ligatures.
//   node .tools/subsetFonts.mjs
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';
import {root} from './ensurePackages.mjs';

/** Characters from one to another, both included. */
const between = (from, to) =>
  Array.from({length: to - from + 1}, (_, at) =>
    String.fromCodePoint(from + at),
  ).join('');

/** ASCII, Latin-1, and the marks that texts of the site have. */
export const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…←↑→↓−√∞≤≥⌘`;

/** Kerning, and digits of one width. There are no combining marks, and no forms of single languages. */
const FEATURES = ['kern', 'tnum'];

/** Files that are made, below src/fonts, and of which file of a package; src/css/fonts.css has their characters. */
export const FONTS = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'inter-italic.woff2': 'inter/files/inter-latin-wght-italic.woff2',
};

/** The content of a font that is made of a file. */
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
