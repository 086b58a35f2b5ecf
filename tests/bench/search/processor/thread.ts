import {parentPort, workerData} from 'node:worker_threads';
import {measure} from './measure';

// What a thread measures is as cold as in a worker of a browser.
void measure(workerData as Parameters<typeof measure>[0]).then((result) =>
  parentPort?.postMessage(result),
);
