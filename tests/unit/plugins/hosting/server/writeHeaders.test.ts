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
import {scriptHash} from '../../../../../plugins/hosting/server/securityPolicy';
import {writeHeaders} from '../../../../../plugins/hosting/server/writeHeaders';

it('writes one file for all locales, with the scripts of each', async () => {
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
  await writeHeaders(
    {baseUrl: '/help/de/', outDir: path.join(folder, 'de'), i18n},
    {sources: {}, headers: {}},
  );
  expect(existsSync(path.join(folder, 'de', '_headers'))).toBe(false);
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  for (const script of ['en()', 'de()', 'both()']) {
    expect(headers.split(scriptHash(script)).length).toBe(2);
  }
  expect(headers).toContain('/help/*\n');
});
