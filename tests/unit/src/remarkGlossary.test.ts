import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {VFile} from 'vfile';
import remarkGlossary from '../../../src/remarkGlossary';

let docsDir = '';

beforeAll(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'glossary-'));
});

afterAll(() => {
  rmSync(docsDir, {recursive: true});
});

/** Links glossary terms in a page's text. */
function link(glossary: string, markdown: string, page = 'intro.mdx'): string {
  const file = path.join(docsDir, 'glossary.mdx');
  writeFileSync(file, glossary);
  const tree = unified().use(remarkParse).parse(markdown);
  remarkGlossary(file)(tree, new VFile({path: path.join(docsDir, page)}));
  return unified().use(remarkStringify).stringify(tree).trim();
}

/** Creates a glossary in which each term has the definition 'Meaning.' */
const glossaryOf = (...names: string[]): string =>
  names.map((name) => `### ${name}\n\nMeaning.\n`).join('\n');

const GLOSSARY = `---
title: Glossary
---

Some words.

## Row

### Row

One case. It has a value in each column.

| a | b |
| - | - |
| 1 | 2 |

### Quota

A limit. See [Quota](./admin/quota.mdx#limits).

## Next steps

- [Start](./start.mdx)
`;

it('links a term to its entry, with the first sentence below it', () => {
  expect(link(GLOSSARY, 'A row of the quota.')).toBe(
    'A [row](./glossary.mdx#row-1 "One case.") of the [quota](./glossary.mdx#quota "A limit.").',
  );
  expect(link(GLOSSARY, 'A row.', 'data/files.mdx')).toBe(
    'A [row](../glossary.mdx#row-1 "One case.").',
  );
});

it('does not link a term on the page that its entry leads to', () => {
  expect(link(GLOSSARY, 'A quota of next steps.', 'admin/quota.mdx')).toBe(
    'A quota of next steps.',
  );
});

it.each(['glossary.mdx', 'operators/a.mdx', '_partials/a.mdx', '../blog/a.md'])(
  'leaves %s unchanged',
  (page) => {
    expect(link(GLOSSARY, 'A row.', page)).toBe('A row.');
  },
);

it.each([
  ['Row', 'rows'],
  ['Policy', 'policies'],
  ['Gateway', 'gateways'],
  ['Index', 'indexes'],
  ['Batch', 'batches'],
])('links the plural of %s: %s', (name, plural) => {
  expect(link(glossaryOf(name), `Two ${plural}.`)).toBe(
    `Two [${plural}](./glossary.mdx#${name.toLowerCase()} "Meaning.").`,
  );
});

it('links only the first use', () => {
  expect(link(glossaryOf('Row'), 'Two rows. A row.\n\nA row again.')).toBe(
    'Two [rows](./glossary.mdx#row "Meaning."). A row.\n\nA row again.',
  );
});

it('prefers the longer term', () => {
  expect(link(glossaryOf('Pool', 'Resource pool'), 'A resource pool.')).toBe(
    'A [resource pool](./glossary.mdx#resource-pool "Meaning.").',
  );
});

it('finds whole words, with any characters', () => {
  expect(link(glossaryOf('Row'), 'A rowing boat, a row-wise one.')).toBe(
    'A rowing boat, a row-wise one.',
  );
  expect(link(glossaryOf('C++'), 'C and C++')).toBe(
    'C and [C++](./glossary.mdx#c "Meaning.")',
  );
});

it('links within lists', () => {
  expect(link(glossaryOf('Row'), '* A row')).toBe(
    '* A [row](./glossary.mdx#row "Meaning.")',
  );
});

it.each([
  '# A row',
  'A [row](a.md), a **row**, an *odd row*, and `row`.',
  '```\nrow\n```',
])('leaves other places unchanged: %s', (markdown) => {
  expect(link(glossaryOf('Row'), markdown)).toBe(markdown);
});

it('rejects a term without a meaning', () => {
  expect(() => link('### Row\n\n### Port\n\nA way in.', 'A row.')).toThrow(
    'glossary.mdx: "Row" has no meaning. Write a paragraph below its heading.',
  );
});

it('rejects a term that is there twice', () => {
  expect(() => link(glossaryOf('Row', 'row'), 'A row.')).toThrow(
    'glossary.mdx: "row" is there twice. Join the two entries.',
  );
});
