import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkedOptions} from '../../../../plugins/markdown-copies/options';
import {writeFiles} from '../../../../plugins/markdown-copies/writeFiles';

const FILES = {
  'docs/intro.mdx': `---
title: Intro
---

import Shared from './_shared/part.mdx';
import Outer from '@site/docs/_outer.mdx';

See [the data](./my%20data.mdx), [the same page](/docs/my%20data#rows).

<Shared name="Ada">

Within.

</Shared>

- One: <Shared name="Bob" />
- Two

<Outer />
`,
  'docs/my data.mdx': 'Rows.\n\n## Rows\n',
  'docs/_shared/part.mdx':
    'For {props.name}, see [data](../my%20data.mdx).\n\n{props.children}\n',
  'docs/_outer.mdx':
    'import Inner from \'./_shared/part.mdx\'\n\nOuter.\n\n<Inner name="Eve" />\n',
};

const doc = (id: string) => ({
  id,
  title: id,
  description: '',
  permalink: `/help/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
  unlisted: false,
});

async function written(): Promise<(name: string) => string> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const docs = [doc('intro'), doc('my data')];
  const outDir = path.join(siteDir, 'build');
  const loadedVersions = [{docs, sidebars: {}}];
  await writeFiles(
    {
      allContent: {
        'docusaurus-plugin-content-docs': {default: {loadedVersions}},
      },
      outDir,
      siteDir,
      siteTitle: 'Help',
      baseUrl: '/help/',
      locale: 'en',
      routes: docs.map(({permalink}) => permalink),
      remarkPlugins: [],
    },
    checkedOptions({
      origin: '',
      description: 'All of it.',
      sections: [{folder: 'docs', title: 'Guides', description: 'How to.'}],
    }),
  );
  return (name) => readFileSync(path.join(outDir, name), 'utf8');
}

describe('writeFiles', async () => {
  const read = await written();
  const intro = read('docs/intro.md');

  it('encodes addresses that have a space', () => {
    expect(intro).toContain('[the data](/help/docs/my%20data.md)');
    expect(intro).toContain('[the same page](/help/docs/my%20data.md#rows)');
    expect(read('docs/my data.md')).toContain('\nurl: /help/docs/my%20data\n');
    expect(read('docs/llms.txt')).toContain('(/help/docs/my%20data.md)');
  });

  it('includes the partials that a page imports, with what the page gives them', () => {
    expect(intro).toContain(
      'For Ada, see [data](/help/docs/my%20data.md).\n\nWithin.\n',
    );
    expect(intro).toContain(
      '- One: For Bob, see [data](/help/docs/my%20data.md).\n- Two\n',
    );
  });

  it('includes the partials of partials', () => {
    expect(intro).toContain('Outer.\n\nFor Eve, see [data]');
  });
});
