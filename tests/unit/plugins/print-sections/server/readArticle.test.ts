import {expect, it} from 'vitest';
import {readArticle} from '../../../../../plugins/print-sections/server/readArticle';

it('takes the text of the article, its ids, and the day of its last change', () => {
  const html =
    '<main><h2 id=x>X</h2><article><nav id=y></nav><div class="theme-doc-markdown markdown"><h1 id=a>A</h1><dl><dt>1<dd><p>2<dt>3<dd>4</dl></div><footer><time datetime=2026-11-23T00:06:36.000Z itemprop=dateModified>Nov 23, 2026</time></footer></article></main>';
  const {$, ids, updated} = readArticle(html, 'a.html');
  expect($.html()).toBe(
    '<div class="theme-doc-markdown markdown"><h1 id="a">A</h1><dl><dt>1</dt><dd><p>2</p></dd><dt>3</dt><dd>4</dd></dl></div>',
  );
  expect([...ids]).toEqual(['a']);
  expect(updated).toEqual({
    datetime: '2026-11-23T00:06:36.000Z',
    text: 'Nov 23, 2026',
  });
});

it('names the page that has no article', () => {
  expect(() => readArticle('<main></main>', 'docs/a/index.html')).toThrow(
    'print-sections: docs/a/index.html has no element .theme-doc-markdown. A theme file of the site must have replaced DocItem/Content; give its element this class.',
  );
});
