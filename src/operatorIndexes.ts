import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const DOCS = path.join(__dirname, '..', 'docs');

/** Routes of operators whose page is the index of their folder, such as Performance. */
export const operatorIndexes = readdirSync(path.join(DOCS, 'operators'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => path.basename(file) === 'index.mdx')
  .map((file) => path.join('operators', file))
  .filter((file) =>
    /^operator:$/m.test(readFileSync(path.join(DOCS, file), 'utf8')),
  )
  .map((file) => `/docs/${path.dirname(file).split(path.sep).join('/')}/`);
