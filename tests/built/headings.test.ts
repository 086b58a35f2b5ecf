import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {headingProblems} from './checks/headings';
import {htmlFiles, parseBuilt, readHtml} from './support/builtSite';

const buildDir = path.join(ROOT, 'build');
const docs = htmlFiles(buildDir)
  .filter((file) => file.startsWith('docs/'))
  .map((file) => readHtml(buildDir, file));

describe('every heading', () => {
  it('has a link to itself, unless it is the title or has no id', () => {
    const linked = docs.flatMap(({$}) => $('h2 .hash-link').get());
    expect(linked.length).toBeGreaterThan(300);
    expect(docs.flatMap(headingProblems)).toEqual([]);
  });

  it('is missed where its link is wrong', () => {
    const page = parseBuilt(
      'docs/a/index.html',
      `<main><div class="theme-doc-markdown">
        <h1>Title<a class="hash-link" href="#t"></a></h1>
        <h2 id="a">Good<a class="hash-link" href="#a" title="Direct link to Good">#</a></h2>
        <h2 id="b">None</h2>
        <h2 id="c">Wrong<a class="hash-link" href="#c" title="Direct link to Right">#</a></h2>
        <h2>Free<a class="hash-link" href="#d" title="Direct link to Free">#</a></h2>
      </div></main>`,
    );
    expect(headingProblems(page)).toEqual([
      'docs/a/index.html: Title',
      'docs/a/index.html: None',
      'docs/a/index.html: Wrong',
      'docs/a/index.html: Free',
    ]);
  });
});

describe('the contents list of a page', () => {
  it('names its headings of levels 2 and 3', () => {
    const lists = docs.filter(({$}) => $('.table-of-contents').length > 0);
    expect(lists.length).toBeGreaterThan(100);
    const wrong = lists.filter(({$}) => {
      const listed = new Set(
        $('.theme-doc-toc-desktop .table-of-contents a')
          .map((_, link) => $(link).attr('href'))
          .get(),
      );
      const headings = $(
        '.theme-doc-markdown > h2[id], .theme-doc-markdown > h3[id]',
      )
        .map((_, heading) => `#${$(heading).attr('id')}`)
        .get();
      return headings.some((id) => !listed.has(id));
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});
