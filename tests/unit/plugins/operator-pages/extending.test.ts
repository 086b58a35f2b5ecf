import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../../support/sites';

const PLUGIN = path.join(ROOT, 'plugins', 'operator-pages');
const TESTS = path.join(ROOT, 'tests', 'unit', 'plugins', 'operator-pages');

/**
 * Files and folders that a document mentions: code with a slash, or the name of
 * a source file.
 */
function namedPaths(document: string): string[] {
  const text = readFileSync(path.join(PLUGIN, document), 'utf8');
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /^[\w.-]+\/[\w./-]*$|\.(?:tsx?|mjs|cjs|css|md)$/.test(name),
    );
}

describe('EXTENDING.md', () => {
  it.each(namedPaths('EXTENDING.md'))('names %s, which is there', (name) => {
    const places = [PLUGIN, TESTS, ROOT].map((folder) =>
      path.join(folder, name),
    );
    expect(places.some((file) => existsSync(file))).toBe(true);
  });

  it.each([
    'PARAMETER_TYPES',
    'PORT_FAMILIES',
    'BEHAVIOR_TOPICS',
    'VERDICTS',
    'CAPABILITIES',
    'RECORD_FIELDS',
    'SECTIONS',
  ])('names %s, which is in the file before it', (name) => {
    const text = readFileSync(path.join(PLUGIN, 'EXTENDING.md'), 'utf8');
    const before = text.slice(0, text.indexOf(`\`${name}\``));
    const file = [...before.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].at(-1);
    const place = [PLUGIN, ROOT]
      .map((folder) => path.join(folder, file?.[1] ?? ''))
      .find((one) => existsSync(one));
    expect(readFileSync(place ?? '', 'utf8')).toContain(name);
  });
});
