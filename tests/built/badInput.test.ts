import {rmSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {copyFixture, runDocusaurus} from '../support/sites';
import type {Edits} from '../support/sites';

const CONFIG = 'docusaurus.config.ts';
const DOC = 'docs/start.md';

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
        "{searchLocales: ['en']}",
        "{searchLocales: ['en'], maxResult: 5}",
      ),
    },
    /"maxResult" is not allowed/,
  ],
  [
    'a broken link',
    {[DOC]: (text) => `${text}\n[Gone](/docs/gone)\n`},
    /broken link[\s\S]*source page path = \/base\/docs\/next\/start[\s\S]*\/docs\/gone/i,
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
});
