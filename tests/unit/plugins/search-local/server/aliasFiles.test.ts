import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  parseAliases,
  readAliasFiles,
} from '../../../../../plugins/search-local/server/aliasFiles';

const FILE = 'docs/data/_aliases.yml';
const parse = (text: string) =>
  parseAliases(text, FILE, (name) => name === 'files');

describe('parseAliases', () => {
  it('reads the phrases of pages and sections', () => {
    expect(
      parse(
        '# Words of readers\nfiles:\n  - upload a csv\nfiles#limits:\n  - "404"\n',
      ),
    ).toEqual([
      {page: 'docs/data/files', phrase: 'upload a csv', at: `${FILE}:3`},
      {
        page: 'docs/data/files',
        section: 'limits',
        phrase: '404',
        at: `${FILE}:5`,
      },
    ]);
    expect(parse('')).toEqual([]);
  });

  it.each([
    [
      'files:\n  - a\nfils:\n  - b\n',
      `${FILE}:3: this folder does not have a page 'fils'. Write the name of its file without the extension.`,
    ],
    [
      'files: upload\n',
      `${FILE}:1: 'files' does not have a list of phrases. Write each phrase on its own line, after a dash.`,
    ],
    ['files:\n', `${FILE}:1: 'files' does not have a list of phrases.`],
    [
      'files:\n  - upload\n  - 404\n',
      `${FILE}:3: this is not a phrase. Put a number or a word such as yes and null between quotes.`,
    ],
    [
      '- files\n',
      `${FILE}:1: this is not a list of pages. Write the name of a page and a colon, and below it its phrases, each after a dash.`,
    ],
    ['files:\n  - [a\n', `${FILE}:3: `],
  ])('says where %j is wrong, and what to do', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

it('reads the files of a site in order, each beside its pages', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'aliases-'));
  for (const folder of ['docs/b', 'docs/a']) {
    mkdirSync(path.join(site, folder), {recursive: true});
    writeFileSync(path.join(site, folder, 'page.mdx'), '');
    writeFileSync(
      path.join(site, folder, '_aliases.yml'),
      `page: [words of ${folder}]`,
    );
  }
  const entries = await readAliasFiles(site, ['docs/**/_aliases.yml']);
  expect(entries.map(({page}) => page)).toEqual(['docs/a/page', 'docs/b/page']);
  writeFileSync(path.join(site, 'docs/a/_aliases.yml'), 'gone: [words]');
  await expect(readAliasFiles(site, ['docs/**/_aliases.yml'])).rejects.toThrow(
    "docs/a/_aliases.yml:1: this folder does not have a page 'gone'.",
  );
});
