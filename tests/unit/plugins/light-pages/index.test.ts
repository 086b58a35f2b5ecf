import {mkdtempSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import pluginLightPages from '../../../../plugins/light-pages';

const context = {
  generatedFilesDir: mkdtempSync(path.join(os.tmpdir(), 'light-pages-')),
  baseUrl: '/base/',
} as LoadContext;
const plugin = pluginLightPages(context, {sharedScripts: []});
const configure = (isServer: boolean) =>
  plugin.configureWebpack?.(
    {},
    isServer,
    {} as Parameters<NonNullable<typeof plugin.configureWebpack>>[2],
    undefined,
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

it('leaves the server and the dev server as they are', () => {
  expect(configure(false)).toEqual({});
  vi.stubEnv('NODE_ENV', 'production');
  expect(configure(true)).toEqual({});
});

it('says what to do where Docusaurus writes another form', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => configure(false)).toThrow(
    /a form that is not known\. Mend plugins\/light-pages\/server\/generated\.ts, or take the plugin out/,
  );
});
