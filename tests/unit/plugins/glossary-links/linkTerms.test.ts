import {fromMarkdown, toMarkdown} from './markdown';
import {expect, it} from 'vitest';
import {formsOf, linkTerms} from '../../../../plugins/glossary-links/linkTerms';
import type {Term} from '../../../../plugins/glossary-links/terms';

const term = (name: string): Term => ({
  name,
  anchor: name.toLowerCase().replace(' ', '-'),
  meaning: `A ${name}.`,
  pages: [],
});

function linked(markdown: string, ...names: string[]): string {
  const tree = fromMarkdown(markdown);
  linkTerms(tree, names.map(term), ({anchor}) => `g.mdx#${anchor}`);
  return toMarkdown(tree).trim();
}

it.each([
  ['Row', ['Row', 'Rows']],
  ['Policy', ['Policy', 'Policies']],
  ['Gateway', ['Gateway', 'Gateways']],
  ['Index', ['Index', 'Indexes']],
  ['Batch', ['Batch', 'Batches']],
])('knows the plural of %s', (name, forms) => {
  expect(formsOf(name)).toEqual(forms);
});

it('links the first use of a term only, as it is written', () => {
  expect(linked('Two rows. A row.\n\nA row again.', 'Row')).toBe(
    'Two [rows](g.mdx#row "A Row."). A row.\n\nA row again.',
  );
});

it('prefers the longer term', () => {
  expect(linked('A resource pool.', 'Resource', 'Resource pool')).toBe(
    'A [resource pool](g.mdx#resource-pool "A Resource pool.").',
  );
});

it('finds whole words only', () => {
  expect(linked('A rowing boat, a narrow row-wise one.', 'Row')).toBe(
    'A rowing boat, a narrow row-wise one.',
  );
});

it.each([
  '# A row',
  'A [row](a.md), a **row**, an *odd row*, and `row`.',
  '```\nrow\n```',
])('leaves other places alone: %s', (markdown) => {
  expect(linked(markdown, 'Row')).toBe(markdown);
});

it('links within lists', () => {
  expect(linked('* A row', 'Row')).toBe('* A [row](g.mdx#row "A Row.")');
});

it('takes the signs of a term as they are', () => {
  expect(linked('C++ and C', 'C++')).toBe('[C++](g.mdx#c++ "A C++.") and C');
});
