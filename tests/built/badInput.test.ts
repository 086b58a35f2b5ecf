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
    {
      [CONFIG]: replace(
        "'../../../plugins/search-local/index.ts'",
        "['../../../plugins/search-local/index.ts', {maxResult: 5}]",
      ),
    },
    /"maxResult" is not allowed/,
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
];

describe('a build stops with one clear message at', () => {
  it.each(CASES)('%s', async (name, edits, message) => {
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
