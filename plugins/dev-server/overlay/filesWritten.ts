import {setTimeout} from 'node:timers/promises';

/**
 * Milliseconds from the report of a change to reading the file. Docusaurus
 * watches files by chokidar 3, which reports no second change of a file within
 * 50 ms of the first.
 */
const WRITING_MS = 100;

/**
 * Waits until a file whose change was reported is written. Editors empty a file
 * before they write it: to read it at once can give an empty file, of which no
 * other report would come.
 */
export const filesWritten = (): Promise<void> => setTimeout(WRITING_MS);
