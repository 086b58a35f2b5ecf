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
import {describe, expect, it} from 'vitest';
import {scriptHash} from '../../../../../plugins/hosting/server/securityPolicy';
import {
  folderPages,
  writeHostFiles,
} from '../../../../../plugins/hosting/server/writeHostFiles';

/** Languages with these base URLs, the default one first. */
const languages = (...baseUrls: readonly string[]) =>
  ({
    defaultLocale: '0',
    localeConfigs: baseUrls.map((baseUrl) => ({baseUrl})),
  }) as unknown as Props['i18n'];

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
    {sources: {}, headers: {}},
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

describe('folderPages', () => {
  it('finds pages with a slash at the end, in every built language', () => {
    expect(
      folderPages(
        {
          baseUrl: '/help/',
          i18n: languages('/help/', '/help/de/', '/help/fr/'),
          routesPaths: [
            '/help/',
            '/help/docs/a',
            '/help/docs/b/',
            '/help/docs/f%C3%BCr/',
          ],
        },
        '/help/',
        [
          'docs/a/index.html',
          'docs/b/index.html',
          'docs/für/index.html',
          'de/index.html',
          'de/docs/b/index.html',
        ],
      ),
    ).toEqual(['de/', 'de/docs/b/', 'docs/b/', 'docs/für/']);
  });

  it('does so from the pages of any language', () => {
    expect(
      folderPages(
        {
          baseUrl: '/de/',
          i18n: languages('/', '/de/'),
          routesPaths: ['/de/', '/de/docs/b/'],
        },
        '/',
        [
          'index.html',
          'docs/b/index.html',
          'de/index.html',
          'de/docs/b/index.html',
        ],
      ),
    ).toEqual(['de/', 'de/docs/b/', 'docs/b/']);
  });
});
