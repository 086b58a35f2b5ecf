import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrowser} from '../../../.tools/ensureBrowser.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
const executable = (name: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};
const chromium = executable('chromium');
const own = executable('playwrights-own');

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
      'CHROMIUM_PATH names /nowhere, which is no executable file.',
    );
  });
});
