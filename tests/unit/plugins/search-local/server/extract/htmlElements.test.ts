import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../../../../../plugins/search-local/server/extract/html';

const doc = (body: string) =>
  `<html><body><div class="theme-doc-markdown">${body}</div></body></html>`;

describe('extractHtml, by elements', () => {
  const contents = (body: string) =>
    extractHtml(doc(body), 'docs')?.sections.map(
      ({id = '', content}) => `${id}: ${content}`,
    );

  it.each([
    ['a fold', '<details><h3 id="in">In</h3><p>Inside.</p></details>'],
    [
      'tabs',
      '<div><div role="tabpanel"><h3 id="in">In</h3><p>Inside.</p></div></div>',
    ],
  ])('goes on with the section after the headings in %s', (_, part) => {
    expect(
      contents(`<h2 id="a">A</h2><p>Before.</p>${part}<p>After.</p>`),
    ).toEqual([': ', 'a: Before. After.', 'in: Inside.']);
  });

  it('goes on after a heading in a header', () => {
    expect(contents('<header><h2 id="a">A</h2></header><p>After.</p>')).toEqual(
      [': ', 'a: After.'],
    );
  });

  it('keeps the changes that end with a link to a commit', () => {
    expect(
      contents(
        '<h2 id="v">1.1</h2><ul><li>Fix the join <a href="https://example.com/c/1">3f2a9c1</a></li><li>Add a port <a href="https://example.com/i/2">#2</a></li></ul>',
      ),
    ).toEqual([': ', 'v: Fix the join 3f2a9c1 · Add a port #2']);
  });

  it('keeps the text of a second title', () => {
    expect(contents('<h1>T</h1><p>One.</p><h1>Second</h1><p>Two.</p>')).toEqual(
      [': One. Second · Two.'],
    );
  });

  it.each([
    ['<p>a<del>b</del><ins>c</ins>d long<wbr>word</p>', 'abcd longword'],
    [
      '<p>Noted<sup><a href="#fn" data-footnote-ref>1</a></sup> so.</p>',
      'Noted so.',
    ],
    [
      '<p><span class="katex"><span class="katex-mathml"><math><mi>x</mi><annotation>x^1</annotation></math></span><span class="katex-html" aria-hidden="true">x</span></span></p>',
      'x',
    ],
  ])('reads %s once, and its words as they are seen', (body, content) => {
    expect(contents(body)).toEqual([`: ${content}`]);
  });
});
