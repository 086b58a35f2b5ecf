import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressFiles} from '../../../../../plugins/hosting/server/compressFiles';

const TEXT = 'A page of the site. '.repeat(100);

it('writes texts compressed, and leaves others and small ones alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  mkdirSync(path.join(folder, 'docs'));
  const files = {
    'docs/index.html': TEXT,
    'index.json': TEXT,
    'small.html': 'A short page.',
    'image.png': TEXT,
    _headers: TEXT,
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text);
  }
  expect(await compressFiles(folder)).toBe(4);
  expect(
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort(),
  ).toEqual([
    '_headers',
    'docs',
    'docs/index.html',
    'docs/index.html.br',
    'docs/index.html.gz',
    'image.png',
    'index.json',
    'index.json.br',
    'index.json.gz',
    'small.html',
  ]);
  const read = (file: string) => readFileSync(path.join(folder, file));
  expect(gunzipSync(read('docs/index.html.gz')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(read('index.json.br')).toString()).toBe(TEXT);
});

it('writes larger files at a lower quality', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const words = Array.from(
    {length: 2000},
    (_, at) => `word${(at * 7919) % 601}`,
  );
  writeFileSync(path.join(folder, 'page.html'), words.join(' '));
  const size = async (quality?: number) => {
    await compressFiles(folder, quality);
    return readFileSync(path.join(folder, 'page.html.br')).length;
  };
  expect(await size(1)).toBeGreaterThan(await size());
});
