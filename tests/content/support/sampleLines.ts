import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../support/sites';

/** The lines of a file of sample data as they stand there, the names of the columns first. */
export function sampleLines(name: string): readonly string[] {
  return readFileSync(path.join(ROOT, 'static/data', name), 'utf8')
    .trimEnd()
    .split('\n');
}
