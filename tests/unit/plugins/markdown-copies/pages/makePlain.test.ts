import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {makePlain} from '../../../../../plugins/markdown-copies/pages/makePlain';
import {toMarkdown} from '../../../../../plugins/markdown-copies/pages/toMarkdown';

function copyOf(html: string): string {
  const $ = load(html, null, false);
  makePlain($, (href) => href.replace(/^(\/[^#]*)/, '$1.md'));
  return toMarkdown($.html());
}

describe('makePlain', () => {
  it.each([
    [
      'tabs',
      '<div class="tabs-container"><ul role=tablist><li role=tab>curl<li role=tab>Python</ul><div><div role=tabpanel><p>First.</div><div role=tabpanel hidden><p>Second.</div></div></div>',
      '**curl**\n\nFirst.\n\n**Python**\n\nSecond.\n',
    ],
    [
      'a warning with a title',
      '<div class="theme-admonition theme-admonition-warning alert"><div><span><svg></svg></span>Open addresses</div><div><p>They are open.</div></div>',
      '> **Warning: Open addresses**\n>\n> They are open.\n',
    ],
    [
      'a note without a title',
      '<div class="theme-admonition theme-admonition-note"><div>note</div><div><p>So it is.</div></div>',
      '> **Note**\n>\n> So it is.\n',
    ],
    [
      'code with colors, a language, and a title',
      '<div><div class=codeBlockTitle_x>a.py</div><pre class="prism-code language-python"><code><span class=code-line><span class=token>if</span> a:\n</span><span class=code-line>  b\n</span></code></pre></div>',
      '**a.py**\n\n```python\nif a:\n  b\n```\n',
    ],
    [
      'a picture',
      'See <img src=/a.png alt="the map">.',
      'See ![the map](/a.png).\n',
    ],
    ['keys', 'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.', 'Press `Ctrl`+`K`.\n'],
    [
      'a comment between texts',
      'All <!-- -->663<!-- --> operators',
      'All 663 operators\n',
    ],
    [
      'a link with a title',
      '<a href=/a#b title="What a is." class=term>a</a>',
      '[a](/a.md#b)\n',
    ],
    [
      'a card',
      '<a href=/a><svg></svg><span class=x>Guide</span><span class=y>All of it</span></a>',
      '[Guide](/a.md): All of it\n',
    ],
    [
      'a link with several codes',
      '<a href=/a><code>b</code> or <code>c</code></a>',
      '[`b` or `c`](/a.md)\n',
    ],
    [
      'a count and a date next to a link',
      '<a href=/a>Animals<span class=x>2</span></a><time>May 1</time><a href=/b>B</a>',
      '[Animals 2](/a.md) May 1 [B](/b.md)\n',
    ],
    [
      'terms with badges',
      '<dl><dt><code>k</code> <span class=badge>integer</span><dd><p>The number.</dl>',
      '- `k` *integer*\n\n  The number.\n',
    ],
    [
      'a fold',
      '<details><summary>More</summary><p>Within.</details>',
      '**More**\n\nWithin.\n',
    ],
    [
      'a figure',
      '<figure><figcaption>Sales</figcaption><svg role=img aria-label="Sales rise."><text>3</text></svg><svg role=group aria-label="Sales"><text>x</text></svg></figure>',
      '**Sales**\n\nSales rise.\n',
    ],
    [
      'a caption of several parts',
      '<figure><figcaption><span class=badge>Changes data</span><p>As in 9.10.</figcaption></figure>',
      '*Changes data*\n\nAs in 9.10.\n',
    ],
    [
      'a table with a caption and a column of numbers',
      '<table><caption>Rows</caption><thead><tr><th>Year<th style="text-align:right">Sum<tbody><tr><th>2024<td style="text-align:right">3<tr><td colspan=2>All</table>',
      '**Rows**\n\n| Year | Sum |\n| - | -: |\n| 2024 | 3 |\n| All | |\n',
    ],
    [
      'characters that Markdown uses',
      '<p>_a_ *c* [d] 1 &lt; 2 `e` # f</p>',
      '\\_a\\_ \\*c\\* \\[d] 1 < 2 \\`e\\` # f\n',
    ],
  ])('writes %s', (_, html, markdown) => {
    expect(copyOf(html)).toBe(markdown);
  });

  it('keeps links to headings, and writes others within the page as text', () => {
    expect(
      copyOf('<h2 id=a>A</h2><p><a href="#a">a</a> <a href="#k">b</a></p>'),
    ).toBe('## A\n\n[a](#a) b\n');
  });
});
