// Runs in a worker of Node: the package is a module that plugins, which are
// loaded by jiti, cannot import.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {close, createIndex} from 'pagefind';

const CONCURRENCY = 32;

/** @param {readonly string[]} errors */
function check(errors) {
  if (errors.length > 0) {
    throw new Error(errors.join(' '));
  }
}

const {pages, language, outputPath} = workerData;
const {errors, index} = await createIndex({forceLanguage: language});
check(errors);
for (let at = 0; at < pages.length; at += CONCURRENCY) {
  const batch = pages.slice(at, at + CONCURRENCY);
  const added = await Promise.all(batch.map((page) => index.addHTMLFile(page)));
  check(added.flatMap((file) => file.errors));
}
// Pagefind would write them itself, but `close` ends it before all are on the disk.
const output = await index.getFiles();
check(output.errors);
await close();
for (const {path: name, content} of output.files) {
  const file = path.join(outputPath, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
