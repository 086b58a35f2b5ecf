import {runInNewContext} from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import {policyTag} from '../../../../../plugins/hosting/server/policyTag';

type Rules = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
};

const {tagName, attributes, innerHTML} = policyTag('/help/');

/** The rules of the default policy that the script creates in a page. */
function rulesOf(pageUrl: string): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  runInNewContext(innerHTML!, {
    URL,
    window: {location: new URL(pageUrl), trustedTypes: {createPolicy}},
    document: {currentScript: {dataset: {baseUrl: '/help/'}}},
  });
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  return rules;
}

const {createHTML, createScriptURL} = rulesOf(
  'https://docs.example.com/help/docs/a',
);

describe('policyTag', () => {
  it('is an inline script with the base URL as data, so that its text is the same on every site', () => {
    expect({tagName, attributes}).toEqual({
      tagName: 'script',
      attributes: {'data-base-url': '/help/'},
    });
    expect(policyTag('/other/').innerHTML).toBe(innerHTML);
  });

  it('does nothing in browsers without Trusted Types', () => {
    runInNewContext(innerHTML!, {
      URL,
      window: {location: new URL('https://docs.example.com/help/')},
      document: {currentScript: {dataset: {}}},
    });
  });
});

describe('addresses of scripts', () => {
  it.each([
    '/help/assets/js/a.js',
    'https://docs.example.com/help/assets/js/a.js',
  ])('passes %s unchanged', (url) => {
    expect(createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://example.com/help/assets/js/a.js',
    '//example.com/help/a.js',
    '/other/a.js',
    '/help/../other/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://docs.example.com/help/1',
  ])('stops %s', (url) => {
    expect(() => createScriptURL(url)).toThrow(
      'The site does not load scripts from',
    );
  });
});

describe('HTML', () => {
  it.each([
    'Plain text &amp; 3 &lt; 4',
    'The <code>fit</code> method, <em>twice</em>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    'a<br/>b<wbr>c',
  ])('passes %s unchanged', (html) => expect(createHTML(html)).toBe(html));

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
  ])('removes the tags of %s', (html) => {
    expect(createHTML(html)).not.toContain('<');
  });

  it.each([
    ['<a href="/b">The <code>fit</code></a> &amp; more', 'The fit &amp; more'],
    ['a < b', 'a &lt; b'],
    ['<scr<b>ipt>a()</script>', 'ipt>a()'],
    ['<<b>script>a', 'script>a'],
  ])('keeps the text of %s', (html, text) => {
    expect(createHTML(html)).toBe(text);
  });
});
