import {describe, expect, it} from 'vitest';
import {llmsFiles} from '../../../../../plugins/markdown-copies/llms/llmsFiles';
import {textsOf} from '../../../../../plugins/markdown-copies/llms/texts';
import {aPage} from '../aPage';

const OPTIONS = {
  origin: 'https://a.example',
  description: 'All of it.',
  sections: [
    {folder: 'docs', title: 'Guides', description: 'How to.', listed: true},
    {
      folder: 'docs/ops',
      title: 'Operators',
      description: 'What each does.',
      split: true,
    },
    {folder: 'blog', title: 'News', description: 'What is new.'},
  ],
};

const PAGES = [
  aPage({route: '/help/blog', title: 'News'}),
  aPage({route: '/help/docs/hidden', isUnlisted: true}),
  aPage({route: '/help/docs/intro'}),
  aPage({route: '/help/docs/ops/', title: 'All'}),
  aPage({route: '/help/docs/ops/mix/', title: 'Mixing', description: 'Mix.'}),
  aPage({route: '/help/docs/ops/mix/join', title: 'Join'}),
];

const files = llmsFiles(PAGES, {
  siteTitle: 'Help',
  place: {origin: 'https://a.example', baseUrl: '/help/'},
  texts: textsOf(OPTIONS),
  copyOf: ({title}) => `# ${title}\n`,
});
const fileNamed = (name: string) =>
  files.find((one) => one.name === name)?.text;

describe('llmsFiles', () => {
  it('lists the pages of the site, or the files that list them', () => {
    expect(fileNamed('llms.txt')).toMatchInlineSnapshot(`
      "# Help

      > All of it.

      Each page has a copy in Markdown at its address with \`.md\` at the end. The files below list the copies.

      ## Guides

      How to.

      - [Introduction](https://a.example/help/docs/intro.md): What it is.

      ## Operators

      What each does.

      - [Operators](https://a.example/help/docs/ops/llms.txt): Pages: 1. What each does.
      - [Mixing](https://a.example/help/docs/ops/mix/llms.txt): Pages: 2. Mix.

      ## News

      What is new.

      - [News](https://a.example/help/blog/llms.txt): Pages: 1. What is new.

      ## Optional

      The text of all pages of a section in one file.

      - [Guides, whole text](https://a.example/help/docs/llms-full.txt)
      - [Operators, whole text](https://a.example/help/docs/ops/llms-full.txt)
      - [Mixing, whole text](https://a.example/help/docs/ops/mix/llms-full.txt)
      - [News, whole text](https://a.example/help/blog/llms-full.txt)
      "
    `);
  });

  it('has a file of each section and of each folder of one that is split', () => {
    expect(files.map(({name}) => name)).toEqual([
      'llms.txt',
      'docs/llms.txt',
      'docs/ops/llms.txt',
      'docs/ops/mix/llms.txt',
      'blog/llms.txt',
      'docs/llms-full.txt',
      'docs/ops/llms-full.txt',
      'docs/ops/mix/llms-full.txt',
      'blog/llms-full.txt',
    ]);
    expect(fileNamed('docs/ops/mix/llms.txt')).toMatchInlineSnapshot(`
      "# Mixing

      > Mix.

      The text of all these pages in one file: https://a.example/help/docs/ops/mix/llms-full.txt

      ## Pages

      - [Mixing](https://a.example/help/docs/ops/mix/index.md): Mix.
      - [Join](https://a.example/help/docs/ops/mix/join.md): What it is.
      "
    `);
  });

  it('has the whole text of a section', () => {
    expect(fileNamed('docs/ops/mix/llms-full.txt')).toBe(
      '# Mixing\n\n# Join\n',
    );
  });

  it('does not list pages that are not listed', () => {
    expect(files.map(({text}) => text).join()).not.toContain('hidden');
  });
});
