import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../plugins/static-hosting/options';
import {scriptHash} from '../../../../plugins/static-hosting/policy/inlineScripts';
import {writeHostFiles} from '../../../../plugins/static-hosting/writeHostFiles';

it('writes one pair of files for all languages, with the scripts of each', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const pages = {
    'index.html': '<script>en()</script>',
    'docs/b/index.html': '<script>both()</script>',
    'de/index.html': '<script>de()</script>',
    'de/docs/b/index.html': '<script>both()</script>',
  };
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), html);
  }
  const i18n = {
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: '/help/'}, de: {baseUrl: '/help/de/'}},
  } as unknown as Props['i18n'];
  await writeHostFiles(
    {
      baseUrl: '/help/de/',
      outDir: path.join(folder, 'de'),
      routesPaths: ['/help/de/', '/help/de/docs/b/'],
      i18n,
    },
    DEFAULT_OPTIONS,
  );
  expect(existsSync(path.join(folder, 'de', '_headers'))).toBe(false);
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  for (const script of ['en()', 'de()', 'both()']) {
    expect(headers.split(scriptHash(script)).length).toBe(2);
  }
  expect(headers).toContain('/help/*\n');
  const nginx = readFileSync(path.join(folder, '_nginx.conf'), 'utf8');
  for (const page of ['/help/de/', '/help/docs/b/', '/help/de/docs/b/']) {
    expect(nginx).toContain(`location = "${page}" {`);
  }
});

it('does not read pages that other plugins may be writing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const i18n = {
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: '/help/'}},
  } as unknown as Props['i18n'];
  const written = async () => {
    await writeHostFiles(
      {baseUrl: '/help/', outDir: folder, routesPaths: [], i18n},
      {...DEFAULT_OPTIONS, revalidated: ['print/*']},
    );
    return readFileSync(path.join(folder, '_headers'), 'utf8');
  };
  writeFileSync(path.join(folder, 'index.html'), '');
  const before = await written();
  mkdirSync(path.join(folder, 'print'));
  writeFileSync(
    path.join(folder, 'print', 'index.html'),
    '<script>a()</script>',
  );
  expect(await written()).toBe(before);
  expect(before).toContain('/help/print/*\n');
});
