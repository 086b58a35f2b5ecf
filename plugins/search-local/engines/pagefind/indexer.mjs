// Runs in a worker of Node: the package is a module that plugins, which are
// loaded by jiti, cannot import.
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
check((await index.writeFiles({outputPath})).errors);
await close();
