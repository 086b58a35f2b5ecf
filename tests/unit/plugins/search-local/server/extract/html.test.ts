import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../../../../../plugins/search-local/server/extract/html';

const doc = (body: string, head = '') =>
  `<html><head><title>T</title>${head}</head><body><nav>Menu</nav><div class="theme-doc-markdown">${body}</div></body></html>`;

describe('extractHtml', () => {
  it('cuts a page at h2 and h3, and keeps h4 within its section', () => {
    expect(
      extractHtml(
        doc(
          '<header><h1>Join</h1></header><p>Start.</p><h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>One.</p><h3 id="b">B</h3><h4 id="c">C</h4><p>Two.</p>',
        ),
        'docs',
      ),
    ).toEqual({
      title: 'Join',
      sections: [
        {title: '', content: 'Start.'},
        {title: 'A', id: 'a', content: 'One.'},
        {title: 'B', id: 'b', content: 'C · Two.'},
      ],
      links: ['#a'],
    });
  });

  it('joins inline elements and separates blocks', () => {
    expect(
      extractHtml(
        doc('<p>k<b>-NN</b></p><ul><li>one</li><li>two</li></ul>'),
        'docs',
      )?.sections[0]?.content,
    ).toBe('k-NN · one · two');
  });

  it('leaves code blocks, drawings, and controls out', () => {
    expect(
      extractHtml(
        doc(
          '<pre>code</pre><svg><text>drawn</text></svg><button>Copy</button><p data-search="skip">hidden</p><p>kept <code>name</code></p>',
        ),
        'docs',
      )?.sections[0]?.content,
    ).toBe('kept name');
  });

  it('reads nothing outside the text of the page', () => {
    expect(extractHtml(doc('<p>Text</p>'), 'docs')?.sections).toEqual([
      {title: '', content: 'Text'},
    ]);
    expect(extractHtml('<p>no landmark</p>', 'docs')).toBeUndefined();
  });

  it('collects the names that a definition list defines', () => {
    expect(
      extractHtml(
        doc(
          '<dl><dt><code>max_depth</code> number<dd>Uses <code>x</code>.</dl>',
        ),
        'docs',
      )?.sections,
    ).toEqual([
      {title: '', content: 'max_depth number · Uses x.', names: ['max_depth']},
    ]);
  });

  it('reads minified HTML, which closes no paragraphs', () => {
    expect(
      extractHtml(doc('<p>One<p>Two<h2 id=a>A</h2><ul><li>b<li>c</ul>'), 'docs')
        ?.sections,
    ).toEqual([
      {title: '', content: 'One · Two'},
      {title: 'A', id: 'a', content: 'b · c'},
    ]);
  });

  it('takes the title of the head for a page without a heading of its own', () => {
    const inMain = '<title>T</title><main><p>Text</p></main><footer>F</footer>';
    expect(extractHtml(inMain, 'other')).toMatchObject({
      title: 'T',
      sections: [{content: 'Text'}],
    });
    expect(extractHtml(doc('<h1> </h1>'), 'docs')).toMatchObject({title: 'T'});
  });

  it('finds the text where a script names the landmark', () => {
    const script = '<script>find("<main></main>")</script>';
    const expected = {sections: [{content: 'Text'}]};
    const page =
      '<main><div class="theme-doc-markdown"><p>Text</p></div></main>';
    expect(extractHtml(script + page, 'docs')).toMatchObject(expected);
    expect(extractHtml(page + script, 'docs')).toMatchObject(expected);
    expect(extractHtml(doc(`<p>Text</p>${script}`), 'docs')).toMatchObject(
      expected,
    );
  });

  it('respects a robots meta element', () => {
    const robots = '<meta name="robots" content="noindex, nofollow">';
    expect(extractHtml(doc('<p>Secret</p>', robots), 'docs')).toBeUndefined();
    expect(extractHtml(doc('<p>About noindex</p>'), 'docs')).toBeDefined();
  });
});
