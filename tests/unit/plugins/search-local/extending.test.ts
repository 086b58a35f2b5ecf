import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../../support/sites';

const PLUGIN = path.join(ROOT, 'plugins', 'search-local');
const text = readFileSync(path.join(PLUGIN, 'EXTENDING.md'), 'utf8');

/**
 * Files in the steps of the document, each with the first exported constant in
 * its line.
 */
const steps = text.split('\n').flatMap((line) => {
  const names = Array.from(line.matchAll(/`([^`]+)`/g), ([, name]) => name!);
  const [file] = names.filter((name) => /^[\w/]+\.(ts|tsx)$/.test(name));
  return file
    ? [{file, exported: names.find((name) => /^[A-Z_]{4,}$/.test(name))}]
    : [];
});

it('has steps', () => {
  expect(steps.length).toBeGreaterThan(8);
});

it.each(steps)('names $file, which has what the step names', (step) => {
  const file = path.join(PLUGIN, step.file);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(step.exported ?? 'export');
});
