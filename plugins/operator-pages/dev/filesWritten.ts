import {setTimeout} from 'node:timers/promises';

/**
 * Delay between the report of a change and the read of the file, in
 * milliseconds. Docusaurus watches files with chokidar 3, which drops a second
 * change of a file within 50 ms of the first.
 */
const WRITING_MS = 100;

/**
 * Waits until an editor has finished writing a changed file. Many editors empty
 * a file before they write it, and the second change is not reported.
 */
export const filesWritten = (): Promise<void> => setTimeout(WRITING_MS);
