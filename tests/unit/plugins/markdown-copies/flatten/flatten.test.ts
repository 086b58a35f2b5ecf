import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root, RootContent, TableCell} from 'mdast';
import {describe, expect, it} from 'vitest';
import {
  drawn,
  element,
  text,
} from '../../../../../plugins/figures/drawing/nodes';
import {
  asElement,
  nothing,
} from '../../../../../plugins/markdown-copies/flatten/components';
import {flattenTree} from '../../../../../plugins/markdown-copies/flatten/flatten';
import {markdownOf} from '../../../../../plugins/markdown-copies/write/markdown';

const COMPONENTS = {
  Term: asElement('dt'),
  Trial: nothing,
};

const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const copyOf = (tree: Root) =>
  markdownOf(flattenTree(tree, 'docs/data/page.mdx', COMPONENTS).children);

const ofTree = (children: unknown[]) =>
  copyOf({type: 'root', children: children as RootContent[]});

const of = (markdown: string) => copyOf(parser.parse(markdown));

/** What stands in each kind of place of a text: of its own, between others, and in a cell. */
const wherever = (value: string) => {
  const words = {type: 'text', value};
  const line = [words, {type: 'inlineCode', value: 'c'}, words];
  return [
    {type: 'paragraph', children: line},
    {type: 'paragraph', children: [{type: 'strong', children: [words]}]},
    {type: 'heading', depth: 2, children: line},
    {
      type: 'paragraph',
      children: [
        {type: 'link', url: 'https://example.org/', children: [words]},
        words,
      ],
    },
    {
      type: 'table',
      children: [
        {
          type: 'tableRow',
          children: [{type: 'tableCell', children: line}],
        },
      ],
    },
  ];
};

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

/** Texts of a tree, with neighbours joined; what is not text is named by its type. */
const told = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text'
        ? node.value
        : 'children' in node
          ? `(${node.type} ${told(node.children)})`
          : `(${node.type})`,
    )
    .join('');

describe('flattenTree', () => {
  it.each([
    ...[...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`|~'].flatMap((mark) => [
      `${mark}a`,
      `a${mark}b`,
      `a ${mark} b`,
      `${mark} a`,
      `a${mark}`,
      `a${mark}${mark}b${mark}${mark}`,
    ]),
    '1. one',
    '12) one',
    '0.5',
    ':- a',
    '~~a~~',
    '![a](b)',
    '&amp;',
    '<b>',
    'one  two',
  ])('reads %o as these words, wherever it stands', (value) => {
    const tree = wherever(value) as RootContent[];
    const copy = ofTree(tree);
    expect(told(reader.parse(copy).children)).toBe(told(tree));
  });

  it.each([
    ['Markdown', '## Title\n\nA *word* and `code`.\n\n1. one\n2. two\n'],
    ['tables', '| a | b |\n| - | -: |\n| 1 | 2 |\n'],
    ['code', '```sql\nselect "a";\n```\n'],
  ])('keeps %s as they are', (_, markdown) => {
    expect(of(markdown)).toBe(markdown);
  });

  it('repeats no cell that is in several rows', () => {
    const one = (value: string, rowSpan?: number): TableCell => ({
      type: 'tableCell',
      ...(rowSpan && {data: {hProperties: {rowSpan}}}),
      children: [{type: 'text', value}],
    });
    const rows = [
      [one('Case'), one('Result')],
      [one('Ties', 2), one('first')],
      [one('last')],
      [one('Errors'), one('error')],
    ];
    const table: RootContent = {
      type: 'table',
      children: rows.map((children) => ({type: 'tableRow', children})),
    };
    expect(ofTree([table])).toBe(
      '| Case | Result |\n| - | - |\n| Ties | first |\n| | last |\n| Errors | error |\n',
    );
  });

  it.each([
    [
      'tabs',
      '<Tabs>\n<TabItem value="py" label="Python">\n\nFirst.\n\n</TabItem>\n</Tabs>',
      '**Python**\n\nFirst.\n',
    ],
    [
      'a warning',
      ':::warning[Mind the gap]\nIt is wide.\n:::',
      '> **Warning: Mind the gap**\n>\n> It is wide.\n',
    ],
    [
      'a note without title',
      ':::note\nSo it is.\n:::',
      '> **Note**\n>\n> So it is.\n',
    ],
    [
      'a title of code',
      '```python title="a.py"\n1\n```',
      '**a.py**\n\n```python\n1\n```\n',
    ],
    ['a picture', 'See ![the map](./map.png).', 'See *the map*.\n'],
    ['keys', 'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.', 'Press `Ctrl`+`K`.\n'],
    ['a comment', 'One.\n\n{/* for writers */}\n\nTwo.', 'One.\n\nTwo.\n'],
    ['an import', "import a from 'b'\n\nOne.", 'One.\n'],
    ['a component without words', 'One.\n\n<Trial />', 'One.\n'],
    ['an unknown component', '<Box>\n\nWithin.\n\n</Box>', 'Within.\n'],
    [
      'a link with a title',
      '[a](https://example.org/ "b")',
      '[a](https://example.org/)\n',
    ],
    ['a time', 'At 07:00 it starts.', 'At 07:00 it starts.\n'],
    ['a blank in braces', "One{' '}two.", 'One two.\n'],
  ])('says what %s says', (_, markdown, copy) => {
    expect(of(markdown)).toBe(copy);
  });

  it('keeps links to headings, and takes others within the page away', () => {
    expect(of('## My part\n\n[a](#my-part) [b](#parameter-k)')).toBe(
      '## My part\n\n[a](#my-part) b\n',
    );
  });

  it('makes an item of each definition, with its badges apart', () => {
    const badge = element('span', {className: ['badge']}, [text('integer')]);
    const term = [{type: 'inlineCode', value: 'k'}, text(' '), badge];
    const list = element('dl', {}, [
      {
        type: 'mdxJsxFlowElement',
        name: 'Term',
        attributes: [],
        children: term,
      } as never,
      element('dd', {}, [text('How many.')]),
    ]);
    expect(ofTree([list])).toBe('- `k` *integer*\n\n  How many.\n');
  });

  it('takes a figure by its caption, text alternative, and table', () => {
    const cell = (tagName: string, value: string) => ({
      type: 'element',
      tagName,
      properties: {},
      children: [{type: 'text', value}],
    });
    const row = (...children: unknown[]) => ({
      type: 'element',
      tagName: 'tr',
      properties: {},
      children,
    });
    const figure = element('figure', {}, [
      element('figcaption', {}, [text('Sales')]),
      drawn('svg', {role: 'img', ariaLabel: 'Sales rise.'}, [
        cell('text', '3') as never,
      ]),
      drawn('svg', {ariaHidden: 'true'}, [cell('text', 'x') as never]),
      drawn('table', {}, [
        row(cell('th', 'Year'), cell('th', 'Sum')),
        row(cell('th', '2024'), cell('td', '3')),
      ] as never),
    ]);
    expect(ofTree([figure])).toBe(
      '**Sales**\n\nSales rise.\n\n| Year | Sum |\n| - | - |\n| 2024 | 3 |\n',
    );
  });

  it('leaves the tree as it is', () => {
    const tree = parser.parse('<Box>\n\n[a](#b) ![c](d.png)\n\n</Box>');
    const before = JSON.stringify(tree);
    copyOf(tree);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
