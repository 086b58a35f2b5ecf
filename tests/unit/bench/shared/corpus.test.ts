import {describe, expect, it} from 'vitest';
import {makePage, samplePages} from '../../../bench/shared/corpus';
import type {Page} from '../../../bench/shared/corpus';

const SOURCE = `---
title: Files
description: Upload a file.
keywords: [upload, csv]
---

Text of a component.
`;

const COPY = `---
title: Files
url: /help/docs/data
---

# Files

See [Join](/help/docs/operators/join.md#ports) and [the web](https://example.com/a.md).
`;

const page = (path: string): Page => ({
  file: path,
  path,
  title: path,
  description: '',
  keywords: [],
  markdown: '',
});

describe('makePage', () => {
  it('has the front matter of the source and the text of the copy', () => {
    expect(
      makePage('data/index', {source: SOURCE, copy: COPY}, (to) => `/d/${to}/`),
    ).toEqual({
      file: 'data/index',
      path: 'data',
      title: 'Files',
      description: 'Upload a file.',
      keywords: ['upload', 'csv'],
      markdown:
        '\n\nSee [Join](/d/operators/join/#ports) and [the web](https://example.com/a.md).\n',
    });
  });
});

describe('samplePages', () => {
  const pages = Array.from({length: 200}, (_, at) => page(`docs-${at}`));
  const paths = (sample: readonly Page[]) => sample.map(({path}) => path);

  it('begins with the page where searches start', () => {
    expect(paths(samplePages(pages, 20, 'docs-7'))[0]).toBe('docs-7');
  });

  it('is all pages where fewer exist', () => {
    expect(samplePages(pages, 1000, 'docs-7')).toHaveLength(200);
  });

  it.each([0, 77, 200])(
    'changes by one page at most with a new one at %i',
    (at) => {
      const more = [...pages.slice(0, at), page('new'), ...pages.slice(at)];
      const before = new Set(paths(samplePages(pages, 20, 'docs-7')));
      const after = paths(samplePages(more, 20, 'docs-7'));
      expect(after.filter((path) => !before.has(path)).length).toBeLessThan(2);
    },
  );
});
