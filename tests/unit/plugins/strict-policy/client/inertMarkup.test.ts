import {describe, expect, it} from 'vitest';
import {
  isInert,
  textOf,
} from '../../../../../plugins/strict-policy/client/inertMarkup';

describe('isInert', () => {
  it.each([
    'Plain text &amp; 3 &lt; 4',
    'The <code>fit</code> method, <em>twice</em>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    'a<br/>b<wbr>c',
  ])('accepts %s', (html) => expect(isInert(html)).toBe(true));

  it.each([
    '<script>a()</script>',
    '<img src=x onerror=a()>',
    '<span onclick="a()">b</span>',
    '<span class="a" style="color:red">b</span>',
    '<a href="javascript:a()">b</a>',
    '<svg><use href="data:,"/></svg>',
    '<b/onclick=a()>c',
    '<code class="a<script>">b</code>',
    '<scr<b>ipt>a()</script>',
    'a < b',
    '<b',
  ])('refuses %s', (html) => expect(isInert(html)).toBe(false));
});

describe('textOf', () => {
  it.each([
    ['<a href="/b">The <code>fit</code></a> &amp; more', 'The fit &amp; more'],
    ['a < b', 'a &lt; b'],
    ['<scr<b>ipt>a()</script>', 'ipt>a()'],
    ['<<b>script>a', 'script>a'],
  ])('leaves the text of %s', (html, text) => {
    expect(textOf(html)).toBe(text);
    expect(isInert(textOf(html))).toBe(true);
  });
});
