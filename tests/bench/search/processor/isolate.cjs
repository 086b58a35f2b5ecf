// A thread that runs the function `measure` of a TypeScript module: what it
// measures is as cold as in a worker of a browser.
const {parentPort, workerData} = require('node:worker_threads');

const {jiti, module: file, input} = workerData;
const load = require(jiti)(file, {interopDefault: true});
load(file)
  .measure(input)
  .then((result) => parentPort.postMessage(result));
