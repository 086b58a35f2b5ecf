import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';

/** Test files that a text mentions but that do not exist. */
function missingTests(
  text: string,
  exists: (file: string) => boolean,
): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !exists(file));
}

describe('the list of states and their tests', () => {
  it('names tests that there are', () => {
    const text = readFileSync(path.join(ROOT, 'tests/STATES.md'), 'utf8');
    expect(
      missingTests(text, (file) => existsSync(path.join(ROOT, 'tests', file))),
    ).toEqual([]);
  });

  it('would not pass with a test that has moved', () => {
    expect(
      missingTests(
        'See `e2e/here.spec.ts`, `unit/gone.test.ts`.',
        (file) => file === 'e2e/here.spec.ts',
      ),
    ).toEqual(['unit/gone.test.ts']);
  });
});
