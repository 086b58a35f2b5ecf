import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {copyFixture, ROOT, runDocusaurus} from '../support/sites';
import type {Edits} from '../support/sites';

const CONFIG = 'docusaurus.config.ts';
const DOC = 'docs/start.md';
const POST = 'blog/2024-01-01-otters.md';

const replace = (from: string, to: string) => (content: string) => {
  if (!content.includes(from)) {
    throw new Error(`The fixture no longer holds ${from}`);
  }
  return content.replace(from, to);
};
const navbarItem = (item: string) =>
  replace("{type: 'localeDropdown'},", `{type: 'localeDropdown'}, ${item},`);

async function build(name: string, edits: Edits) {
  const siteDir = copyFixture(name, edits);
  const result = await runDocusaurus(siteDir, ['build', '--locale', 'en']);
  rmSync(siteDir, {recursive: true, force: true});
  return result;
}

const CASES: readonly (readonly [
  name: string,
  edits: Edits,
  message: RegExp,
])[] = [
  [
    'an unknown option of the search plugin',
    {[CONFIG]: replace("index.ts', {}]", "index.ts', {maxResult: 5}]")},
    /"maxResult" is not allowed/,
  ],
  [
    'an option of the wrong type',
    {[CONFIG]: replace("index.ts', {}]", "index.ts', {k1: 'high'}]")},
    /"k1" must be a number/,
  ],
  [
    'an unknown panel placement',
    {[CONFIG]: replace("index.ts', {}]", "index.ts', {panelPlacement: 'up'}]")},
    /"panelPlacement" must be one of/,
  ],
  [
    'a post with an unknown tag',
    {[POST]: replace('[animals]', '[anmials]')},
    /Tags \[anmials\] used in .*otters\.md are not defined in tags\.yml/s,
  ],
  [
    'a broken link',
    {[DOC]: (text) => `${text}\n[Gone](/docs/gone)\n`},
    /broken link[\s\S]*source page path = \/base\/docs\/next\/start[\s\S]*\/docs\/gone/i,
  ],
  [
    'two docs of one id',
    {'docs/again.md': '---\nid: start\ntitle: Again\n---\n\nText.\n'},
    /docs plugin found docs sharing the same id[\s\S]*start/i,
  ],
  [
    'front matter of the wrong type',
    {[DOC]: replace('title: Start', 'title: [Start]')},
    /start\.md[\s\S]*"title" must be a string/,
  ],
  [
    'front matter that is no YAML',
    {[DOC]: replace('title: Start', 'title: "Start')},
    /start\.md[\s\S]*front matter|front matter[\s\S]*start\.md/i,
  ],
  [
    'Markdown that is not valid',
    {[DOC]: (text) => `${text}\n## Ends {\n`},
    /docs\/start\.md[\s\S]*(line|:\d+:\d+)/,
  ],
  [
    'an unknown type of navbar item',
    {[CONFIG]: navbarItem("{type: 'megaMenu', label: 'All'}")},
    /Bad navbar item type megaMenu/,
  ],
  [
    'a navbar item of an unknown doc',
    {[CONFIG]: navbarItem("{type: 'doc', docId: 'gone', label: 'Gone'}")},
    /Couldn't find any doc with id "gone"[\s\S]*Available doc ids are[\s\S]*start/,
  ],
  [
    'a navbar item of an unknown sidebar',
    {
      [CONFIG]: navbarItem(
        "{type: 'docSidebar', sidebarId: 'gone', label: 'Gone'}",
      ),
    },
    /Can't find any sidebar with id "gone"[\s\S]*Available sidebar ids are[\s\S]*defaultSidebar/,
  ],
  [
    'a sidebar that leads nowhere as a navbar item',
    {
      [CONFIG]: (text) =>
        navbarItem("{type: 'docSidebar', sidebarId: 'outside', label: 'Out'}")(
          replace(
            'docs: {versions',
            "docs: {sidebarPath: './sidebars.ts', versions",
          )(text),
        ),
      'sidebars.ts':
        "export default {defaultSidebar: ['start', 'other'], outside: [{type: 'html', value: 'Nothing'}]};\n",
      'versioned_sidebars/version-1.0-sidebars.json':
        '{"defaultSidebar": ["start", "other"], "outside": [{"type": "html", "value": "Nothing"}]}',
    },
    /sidebar[^\n]*"?outside"?[^\n]*(doesn't|does not) have (anything|any)[^\n]*link/i,
  ],
  [
    'a versions dropdown of an unknown version',
    {
      [CONFIG]: replace(
        "{type: 'docsVersionDropdown'}",
        "{type: 'docsVersionDropdown', versions: ['0.1']}",
      ),
    },
    /0\.1[\s\S]*current, 1\.0|current[\s\S]*1\.0[\s\S]*0\.1/,
  ],
  [
    'a page without a default export',
    {'src/pages/empty.tsx': 'export const nothing = 1;\n'},
    /page component at \/base\/empty doesn't have a default export/,
  ],
  [
    'the context of a version outside a docs page',
    {
      'src/pages/outside.tsx':
        "import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';\n\nexport default function Outside() {\n  return useDocsVersion().label;\n}\n",
    },
    /Hook useDocsVersion is called outside the <DocsVersionProvider>/,
  ],
  [
    'the context of a route outside of every route',
    {
      'src/theme/Root.tsx':
        "import useRouteContext from '@docusaurus/useRouteContext';\n\nexport default function Root({children}) {\n  useRouteContext();\n  return children;\n}\n",
    },
    /Unexpected: no Docusaurus route context found/,
  ],
];

describe('a build stops with one clear message at', () => {
  it.concurrent.each(CASES)('%s', async (name, edits, message) => {
    const {status, output} = await build(name.replaceAll(' ', '-'), edits);
    expect(output).toMatch(message);
    expect(status).not.toBe(0);
  });

  it('a file that cannot be read', async () => {
    const siteDir = copyFixture('unreadable');
    const {status, output} = await runDocusaurus(
      siteDir,
      ['build', '--locale', 'en'],
      {
        NODE_OPTIONS: `--require ${path.join(ROOT, 'tests/support/denyFile.cjs')}`,
        DENIED_FILE: path.join(siteDir, DOC),
      },
    );
    rmSync(siteDir, {recursive: true, force: true});
    expect(output).toMatch(/EACCES: permission denied.*docs\/start\.md/);
    expect(status).not.toBe(0);
  });
});
