import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleFiles} from '../../../../.tools/sampleData/files.mjs';
import {ROOT} from '../../../support/sites';

const folder = path.join(ROOT, 'static/data');
const files: Record<string, string> = sampleFiles();

describe('sampleFiles', () => {
  it.each(Object.keys(files))('is what readers download as %s', (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(files[name]);
  });

  it('makes every table of the folder, and no other', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv'))).toEqual(
      Object.keys(files).sort(),
    );
  });
});
