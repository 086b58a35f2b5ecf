import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {writeModules} from '../../../../../plugins/light-pages/server/writeModules';
import {GENERATED, REGISTRY, ROUTES} from '../support';

const folder = mkdtempSync(path.join(os.tmpdir(), 'light-pages-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function writeGenerated(version: object): void {
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  const files = {
    'routes.js': ROUTES,
    'registry.js': REGISTRY,
    'routesChunkNames.json': JSON.stringify(GENERATED.chunkNames),
    'globalData.json': '{}',
    'docusaurus.config.mjs':
      '/* comment */\nexport default {\n  "title": "Otters",\n  "plugins": [["/home/me/plugin", {"secret": 1}]],\n  "presets": [],\n  "ssrTemplate": "<html>"\n};\n',
    'docs/version.json': JSON.stringify({version}),
  };
  Object.entries(files).forEach(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
  });
}

it('replaces each generated module that it has a lighter form of', () => {
  writeGenerated({docsSidebars: {}, docs: {}});
  const replacements = writeModules(folder, () => false);
  expect([...replacements.keys()].sort()).toEqual([
    '@generated/docs/version.json',
    '@generated/docusaurus.config',
    '@generated/globalData',
    '@generated/registry',
    '@generated/routes',
    '@generated/routesChunkNames',
  ]);
  const siteConfig = replacements.get('@generated/docusaurus.config')!;
  expect(readFileSync(siteConfig, 'utf8')).toBe(
    'export default {"title":"Otters"};',
  );
});

it('leaves the data of a version alone that has another form, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeGenerated({sidebar: 'of another Docusaurus'});
  expect([...writeModules(folder, () => false).keys()]).not.toContain(
    '@generated/docs/version.json',
  );
  expect(String(warn.mock.calls[0])).toContain('cannot be packed');
  warn.mockRestore();
});
