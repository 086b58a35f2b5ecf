import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../../../../../plugins/search-local/server/extract/html';

const doc = (body: string) =>
  `<html><head><title>T</title></head><body><nav>Menu</nav><div class="theme-doc-markdown">${body}</div></body></html>`;

describe('extractHtml', () => {
  it('cuts a page at each heading with an id', () => {
    expect(
      extractHtml(
        doc(
          '<header><h1>Join</h1></header><p>Start.</p><h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>One.</p><h3 id="b">B</h3><h4 id="c">C</h4><p>Two.</p><h5>D</h5><p>Three.</p>',
        ),
        'docs',
      ),
    ).toMatchObject({
      title: 'Join',
      sections: [
        {title: '', content: 'Start.'},
        {title: 'A', id: 'a', content: 'One.'},
        {title: 'B', id: 'b', content: ''},
        {title: 'C', id: 'c', content: 'Two. D · Three.'},
      ],
      links: ['#a'],
    });
  });

  it('reads the alias of a section from its heading', () => {
    expect(
      extractHtml(
        doc(
          '<p>Start.</p><h2 id="a" data-search-keywords="nominal  label">A</h2><p>One.</p><h2 id="b">B</h2>',
        ),
        'docs',
      )?.sections,
    ).toEqual([
      {title: '', content: 'Start.'},
      {title: 'A', id: 'a', content: 'One.', aliases: ['nominal label']},
      {title: 'B', id: 'b', content: ''},
    ]);
  });

  it('joins inline elements and separates blocks', () => {
    expect(
      extractHtml(
        doc('<p>k<b>-NN</b></p><ul><li>one</li><li>two</li></ul>'),
        'docs',
      )?.sections[0]?.content,
    ).toBe('k-NN · one · two');
  });

  it('takes a section of nothing but links for no section, and keeps a list that says more', () => {
    const links = '<ul><li><p><a href="/b">B</a>: more</p></li></ul>';
    expect(
      extractHtml(
        doc(
          `<p>Start.</p><h2 id="next">Next steps</h2>${links}<h2 id="c">C</h2><p>Text.</p>${links}<h2 id="d">D</h2><ul><li>See <a href="/e">E</a></li></ul>`,
        ),
        'docs',
      )?.sections,
    ).toMatchObject([
      {title: '', content: 'Start.'},
      {title: 'C', id: 'c', content: 'Text. B: more'},
      {title: 'D', id: 'd', content: 'See E'},
    ]);
  });

  it('takes citations for links, and what a link is used for as text', () => {
    const cited =
      '<ul><li>Breiman: Random Forests. 2001. <a href="https://doi.org/1">doi:1</a></li></ul><p>In the text of <a href="/x">Decision Trees in Practice</a>.</p>';
    const used =
      '<ul><li>To fill gaps, use <a href="/e">Replace Missing Values</a></li></ul>';
    expect(
      extractHtml(
        doc(
          `<p>Start.</p><h2 id="r">References</h2>${cited}<h2 id="u">Use cases</h2>${used}`,
        ),
        'docs',
      ),
    ).toMatchObject({
      sections: [{title: ''}, {title: 'Use cases'}],
      links: ['https://doi.org/1', '/x', '/e'],
    });
  });

  it('keeps code blocks apart from the text, line by line', () => {
    expect(
      extractHtml(
        doc(
          '<p>Run:</p><pre><code><span>npm</span> start<br><span>jest</span><br></code><button>Copy</button></pre><p>Done.</p>',
        ),
        'docs',
      )?.sections,
    ).toMatchObject([
      {title: '', content: 'Run: Done.', code: 'npm start\njest\n'},
    ]);
  });

  it('leaves drawings and controls out', () => {
    expect(
      extractHtml(
        doc(
          '<svg><text>drawn</text></svg><button>Copy</button><p data-search="skip">hidden</p><p>kept <code>name</code></p>',
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
    ).toMatchObject([
      {title: '', content: 'max_depth number · Uses x.', names: ['max_depth']},
    ]);
  });

  it('tells prose from figures, tables, and terms, whose descriptions have the term', () => {
    const [section] =
      extractHtml(
        doc(
          '<p>One. Two.</p><h4>Inner</h4><figure><figcaption>Split</figcaption><ul><li>Split goes to Join.</li></ul></figure><table><tr><td>Cell.</td></tr></table><dl><dt><code>depth</code> integer<dd>Levels.<dt>App<dd><p>A page.</dl><ul><li>Item</li></ul>',
        ),
        'docs',
      )?.sections ?? [];
    expect(
      section?.lines?.map(({text, isProse, term}) => [text, isProse, term]),
    ).toEqual([
      ['One. Two.', true, ''],
      ['Inner', false, ''],
      ['Split', false, ''],
      ['Split goes to Join.', false, ''],
      ['Cell.', false, ''],
      ['depth integer', false, ''],
      ['Levels.', true, 'depth'],
      ['App', false, ''],
      ['A page.', true, 'App'],
      ['Item', true, ''],
    ]);
  });

  it('takes all names that a term begins with, and no value that follows', () => {
    const [section] =
      extractHtml(
        doc(
          '<dl><dt><svg></svg> <a><code>min</code></a>, <code>max</code> default <code>5</code><dd>Limits.</dl>',
        ),
        'docs',
      )?.sections ?? [];
    expect(section?.names).toEqual(['min', 'max']);
  });

  it('reads minified HTML, which closes no paragraphs', () => {
    expect(
      extractHtml(doc('<p>One<p>Two<h2 id=a>A</h2><ul><li>b<li>c</ul>'), 'docs')
        ?.sections,
    ).toMatchObject([
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

  it.each([
    ['<main><nav>N</nav><article><p>Text</p></article></main>', 'Text'],
    ['<main><p>Text</p><aside>More</aside></main>', 'Text · More'],
  ])('takes what a theme without marks has: %s', (html, content) => {
    expect(extractHtml(html, 'docs')).toMatchObject({
      isUnmarked: true,
      sections: [{content}],
    });
  });

  it('finds nothing where nothing is the main part', () => {
    expect(extractHtml('<div>Text</div>', 'docs')).toBeUndefined();
    expect(extractHtml(doc('<p>Text</p>'), 'docs')?.isUnmarked).toBe(false);
  });
});
