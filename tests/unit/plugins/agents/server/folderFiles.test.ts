import {
  mkdirSync,
  mkdtempSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderFiles} from '../../../../../plugins/agents/server/folderFiles';

const above = mkdtempSync(path.join(tmpdir(), 'folder-files-'));
const folder = path.join(above, 'site');
mkdirSync(path.join(folder, 'docs'), {recursive: true});
writeFileSync(path.join(folder, 'docs', 'a b.md'), '# A');
writeFileSync(path.join(folder, 'docs', 'index.html'), '<h1>Docs</h1>');
writeFileSync(path.join(above, 'secret.md'), '# Secret');
symlinkSync(path.join(above, 'secret.md'), path.join(folder, 'link.md'));

const fetch = folderFiles(folder, '/base/');

describe('folderFiles', () => {
  it('gives a file below the base URL', async () => {
    const response = await fetch('/base/docs/a%20b.md');
    expect(response.ok).toBe(true);
    expect(await response.text()).toBe('# A');
  });

  it('gives the page of a folder', async () => {
    const response = await fetch('/base/docs/');
    expect(await response.text()).toBe('<h1>Docs</h1>');
  });

  it('names another version after a change', async () => {
    const tag = async () =>
      (await fetch('/base/docs/a%20b.md')).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    utimesSync(path.join(folder, 'docs', 'a b.md'), 1, 1);
    expect(await tag()).not.toBe(before);
  });

  it.each([
    '/base/docs/b.md',
    '/base/docs',
    '/docs/a%20b.md',
    '/base/../secret.md',
    '/base/..%2Fsecret.md',
    `/base/${above}/secret.md`,
    '/base/%',
    '/base/docs/a%00.md',
    '/base/link.md',
  ])('has nothing at %s', async (address) => {
    expect((await fetch(address)).status).toBe(404);
  });
});
