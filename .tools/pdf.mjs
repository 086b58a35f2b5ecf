// Makes a PDF of the built site, with contents and bookmarks:
//   npm run pdf                          the reference of operators
//   npm run pdf -- guides                the guides
//   npm run pdf -- /docs/operators/cleansing/   one category
//   npm run pdf -- reference --check     and compares its text with the pages
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensurePackages, root} from './ensurePackages.mjs';

ensurePackages();
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    build: {type: 'string', default: 'build'},
    check: {type: 'boolean'},
    out: {type: 'string'},
  },
});
const [name = 'reference'] = positionals;
const buildDir = path.resolve(root, values.build);
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error(
    `There is no built site in ${values.build}. Run \`npm run build\` first.`,
  );
  process.exit(1);
}
const {bookOf} = await import('./pdf/book.mjs');
const {printBook} = await import('./pdf/printBook.mjs');

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const begin = Date.now();
const book = await bookOf({root, buildDir, name});
const {pdf, pages} = await printBook({buildDir, ...book});
const out = path.resolve(
  values.out ?? path.join(root, 'reports', `${book.fileName}.pdf`),
);
mkdirSync(path.dirname(out), {recursive: true});
writeFileSync(out, pdf);
console.log(
  `${out}: ${book.count} pages of the site on ${pages} of paper, ${(pdf.length / 1e6).toFixed(1)} MB, ${seconds(begin)}`,
);

if (values.check) {
  const {checkBook} = await import('./pdf/checkBook.mjs');
  const since = Date.now();
  const {words, missing, bookmarks, problems} = await checkBook(pdf, book);
  const share = (100 * (words - missing.length)) / words;
  console.log(
    `${share.toFixed(3)} % of ${words} words are in it, ${bookmarks} bookmarks, ${seconds(since)}`,
  );
  if (missing.length > 0) {
    console.log(`Missing, for one: ${missing.slice(0, 20).join(' ')}`);
  }
  problems.slice(0, 20).forEach((problem) => console.error(problem));
  if (share < 99.9 || problems.length > 0) {
    process.exitCode = 1;
  }
}
