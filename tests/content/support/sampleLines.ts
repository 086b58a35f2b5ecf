import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../support/sites';

/**
 * Lines of a sample data file as written. The first one has the column names.
 */
export function sampleLines(name: string): readonly string[] {
  return readFileSync(path.join(ROOT, 'static/data', name), 'utf8')
    .trimEnd()
    .split('\n');
}
