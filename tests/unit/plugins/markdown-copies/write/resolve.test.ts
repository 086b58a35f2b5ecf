import type {Nodes, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {
  pagesIn,
  textOf,
} from '../../../../../plugins/markdown-copies/flatten/components';
import {flattenTree} from '../../../../../plugins/markdown-copies/flatten/flatten';
import {markdownOf} from '../../../../../plugins/markdown-copies/write/markdown';
import {resolved} from '../../../../../plugins/markdown-copies/write/resolve';

const COMPONENTS = {
  Part: textOf('parts/p.mdx'),
  Pages: pagesIn('docs'),
};

const FILES: Readonly<Record<string, string>> = {
  'parts/p.mdx': 'One {props.name}, [two](a.mdx).\n\n> {props.children}\n',
};

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

const nodesOf = (markdown: string, file: string): readonly Nodes[] =>
  flattenTree(parser.parse(markdown), file, COMPONENTS).children;

const resolve = (markdown: string) =>
  markdownOf(
    resolved(
      nodesOf(markdown, 'docs/page.mdx'),
      {file: 'docs/page.mdx'},
      {
        addressOf: (url, file) => `/${file}/${url}`,
        included: (file) => nodesOf(FILES[file] ?? '', file),
        pagesIn: (folder): RootContent[] => [
          {
            type: 'paragraph',
            children: [{type: 'text', value: `pages of ${folder}`}],
          },
        ],
      },
    ),
  );

describe('resolved', () => {
  it('has the address of each link from the file that the link is in', () => {
    expect(resolve('[a](b.mdx) <Part />')).toContain(
      '[a](/docs/page.mdx/b.mdx) One , [two](/parts/p.mdx/a.mdx).',
    );
    expect(resolve('[a]\n\n[a]: b.mdx')).toContain('[a]: /docs/page.mdx/b.mdx');
  });

  it('includes a file within a list, with the attributes and the content of its tag', () => {
    expect(resolve('1. <Part name="Ada">[c](d.mdx)</Part>\n2. Next')).toBe(
      '1. One Ada, [two](/parts/p.mdx/a.mdx).[c](/docs/page.mdx/d.mdx)\n2. Next\n',
    );
    expect(resolve('<Part name="Ada">\nWithin.\n</Part>')).toBe(
      'One Ada, [two](/parts/p.mdx/a.mdx).\n\n> Within.\n',
    );
  });

  it('lists pages', () => {
    expect(resolve('<Pages />')).toBe('pages of docs\n');
  });
});
