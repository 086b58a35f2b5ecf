import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../../plugins/offline/options';
import {
  bundleFiles,
  writeBundle,
} from '../../../../../plugins/offline/server/writeBundle';
import type {Offer} from '../../../../../plugins/offline/shared/offer';
import {filesOf} from '../support';

const SITE = {
  '404.html': '<p>Unknown',
  'a.css': 'p {}',
  'index.html': '<p>Home',
};

describe('bundleFiles', () => {
  it('gives the same bytes for the same files', async () => {
    const first = await bundleFiles(filesOf(SITE));
    const second = await bundleFiles(filesOf(SITE));
    expect(second).toEqual(first);
  });

  it('has another version when any file changes', async () => {
    const {offer} = await bundleFiles(filesOf(SITE));
    const other = await bundleFiles(filesOf({...SITE, 'a.css': 'p{}'}));
    expect(other.offer.version).not.toBe(offer.version);
    expect(offer.bundle).toBe(`offline-bundle-${offer.version}`);
  });

  it('tells pages and sizes', async () => {
    const {offer, bundle} = await bundleFiles(filesOf(SITE));
    expect(offer).toMatchObject({
      pages: 1,
      bytes: bundle.length,
      savedBytes: Object.values(SITE).join('').length,
    });
  });
});

describe('writeBundle', () => {
  it('writes the bundle, the offer, and the worker, and bundles none of them the next time', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
    for (const [file, text] of Object.entries(SITE)) {
      writeFileSync(path.join(folder, file), text);
    }
    await writeBundle(folder, DEFAULT_OPTIONS);
    const read = (file: string) => readFileSync(path.join(folder, file));
    const written = read('offline.json').toString();
    const {bundle} = JSON.parse(written) as Offer;
    const lines = gunzipSync(read(bundle)).toString().trimEnd().split('\n');
    expect(
      lines.map((line) => (JSON.parse(line) as {path: string}).path),
    ).toEqual(Object.keys(SITE));
    expect(read('offline-worker.js').length).toBeGreaterThan(1000);
    await writeBundle(folder, DEFAULT_OPTIONS);
    expect(read('offline.json').toString()).toBe(written);
  });
});
