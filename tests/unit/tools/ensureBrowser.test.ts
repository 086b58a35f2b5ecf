import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  findBrowser,
  findHeadlessBrowser,
} from '../../../.tools/ensureBrowser.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
const executable = (name: string, place = folder) => {
  const file = path.join(place, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};
const chromium = executable('chromium');
const own = executable('playwrights-own');

describe('findHeadlessBrowser', () => {
  const others = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const shell = executable('chromium-headless-shell', others);
  const PATH = [folder, others].join(path.delimiter);

  it('prefers one without windows, unless the environment names one', () => {
    expect(findHeadlessBrowser({PATH})).toBe(shell);
    expect(findHeadlessBrowser({PATH, CHROMIUM_PATH: chromium})).toBe(chromium);
    expect(findHeadlessBrowser({PATH, CHROMIUM_PATH: ''})).toBe(shell);
  });

  it('finds another where there is none', () => {
    const env = {PATH: folder};
    expect(findHeadlessBrowser(env)).toBe(findBrowser(env));
  });
});

describe('findBrowser', () => {
  it('takes the one that the environment names', () => {
    expect(findBrowser({CHROMIUM_PATH: chromium, PATH: ''}, own)).toBe(
      chromium,
    );
  });

  it("prefers Playwright's own to the system's", () => {
    expect(findBrowser({PATH: folder}, own)).toBe(own);
    expect(findBrowser({PATH: folder}, '/nowhere')).toBe(chromium);
  });

  it('finds none where there is none', () => {
    expect(findBrowser({PATH: '/nowhere'}, '/nowhere')).toBeUndefined();
  });

  it('tells when the environment names no browser', () => {
    expect(() => findBrowser({CHROMIUM_PATH: '/nowhere'}, own)).toThrow(
      'CHROMIUM_PATH names /nowhere, which is not an executable file.',
    );
  });
});
