import {expect, it} from 'vitest';
import {brokenLinks} from './checks/brokenLinks';
import {brokenCopyLinks} from './checks/copyLinks';
import {doubledIds} from './checks/doubledIds';
import {foreignRequests} from './checks/foreignRequests';
import {missingWords} from './checks/missingWords';
import {orphans} from './checks/orphans';
import {heavyLoads, heavySharedScripts, pageKind} from './checks/pageScripts';
import {policyBreaches} from './checks/policyBreaches';
import {eagerPages, heavyPages} from './checks/startScripts';
import {vagueLinks} from './checks/vagueLinks';
import {parseBuilt} from './support/builtSite';

it('finds links to pages and headings that do not exist', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<h2 id="here">Here</h2><a href="#here">good</a><a href="#gone">bad</a><a href="/help/docs/b#there">good</a><a href="/help/docs/b#gone">bad</a><a href="/help/docs/c">bad</a><a href="https://example.com/">good</a>',
  );
  const target = parseBuilt('docs/b/index.html', '<h2 id="there">There</h2>');
  expect(brokenLinks([page, target], '/nowhere')).toEqual([
    'docs/a/index.html: #gone',
    'docs/a/index.html: /help/docs/b#gone',
    'docs/a/index.html: /help/docs/c',
  ]);
});

it('finds ids that are used twice', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<h1 id="a">A</h1><h2 id="b">B</h2><h3 id="a">C</h3>',
  );
  expect(doubledIds(page)).toEqual(['docs/a/index.html#a']);
});

it('finds requests to other hosts', () => {
  const page = parseBuilt(
    'index.html',
    '<script src="https://cdn.example.com/a.js"></script><img src="/help/a.png"><link rel="stylesheet" href="//fonts.example.com/b.css"><a href="https://example.com">link</a>',
  );
  expect(foreignRequests(page)).toEqual([
    'index.html: https://cdn.example.com/a.js',
    'index.html: //fonts.example.com/b.css',
  ]);
});

it('finds pages that no link leads to', () => {
  const pages = [
    parseBuilt('index.html', '<a href="docs/a/">a</a>'),
    parseBuilt('docs/a/index.html', '<a href="/help/docs/b?x=1#y">b</a>'),
    parseBuilt(
      'docs/b/index.html',
      '<a href="https://example.com/help/docs/c">c</a>',
    ),
    parseBuilt('docs/c/index.html', '<a href="/help/">home</a>'),
  ];
  expect(orphans(pages, '/help/')).toEqual(['docs/c/index.html']);
});

it('finds pages that start with too many scripts', () => {
  const sizes: Record<string, number> = {
    '/help/main.js': 100_000,
    '/help/runtime.js': 30_000,
    '/help/prism.js': 34_000,
  };
  const scripts = (...urls: string[]) =>
    urls.map((url) => `<script defer src="${url}"></script>`).join('');
  const light = parseBuilt(
    'docs/a/index.html',
    `<script>inline()</script>${scripts('/help/main.js', '/help/runtime.js')}`,
  );
  const heavy = parseBuilt(
    'docs/b/index.html',
    scripts('/help/main.js', '/help/runtime.js', '/help/prism.js'),
  );
  expect(heavyPages([light, heavy], (url) => sizes[url] ?? 0)).toEqual([
    'docs/b/index.html: 164000 bytes, not 135660',
  ]);
});

it('finds links whose text says nothing of their target', () => {
  const page = parseBuilt(
    'blog/index.html',
    '<a href="/help/a" aria-label="Read more about A"> <b>Read more</b></a><a href="/help/b">Read more about B</a>',
  );
  expect(vagueLinks([page])).toEqual([
    'blog/index.html: "Read more" (/help/a)',
  ]);
});

it('counts the scripts that a page loads for its starter', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<link rel="preload" as="script" href="/help/runtime.js"><link rel="preload" as="script" href="/help/main.js">',
  );
  expect(heavyPages([page], () => 70_000)).toEqual([
    'docs/a/index.html: 140000 bytes, not 135330',
  ]);
});

it('finds pages that run scripts at once', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<link rel="preload" as="script" href="/help/main.js"><script src="/help/start.js"></script><script>large()</script>',
  );
  const calm = parseBuilt(
    'docs/b/index.html',
    '<link rel="preload" as="font" href="/help/a.woff2"><script type="application/ld+json">{}</script><script>start()</script>',
  );
  expect(
    eagerPages([page, calm], (text) => (text === 'large()' ? 8000 : 100)),
  ).toEqual([
    'docs/a/index.html: runs /help/start.js',
    'docs/a/index.html: 8000 bytes of scripts in its HTML',
  ]);
});

it('tells the kinds of pages apart', () => {
  expect(
    [
      '/help/',
      '/help/docs/data/files',
      '/help/docs/operators',
      '/help/docs/operators/scoring/apply_model',
      '/help/blog/2024/01/02/otters',
      '/help/search',
    ].map(pageKind),
  ).toEqual(['landing', 'guide', 'catalog', 'operator', 'News', 'search']);
});

it('finds pages that load too many scripts for their kind', () => {
  const site = {pages: 100, operators: 50};
  const load = (route: string, bytes: number) => ({
    route,
    kind: pageKind(route),
    bytes,
  });
  const loads = [
    load('/help/docs/a', 200_000),
    load('/help/docs/b', 240_000),
    load('/help/docs/operators', 208_000),
    load('/help/search', 200_000),
  ];
  expect(heavyLoads(loads, site)).toEqual([
    '/help/docs/b: 240000 bytes of scripts, not 232000 (guide)',
    '/help/search: 200000 bytes of scripts, not 189000 (search)',
  ]);
});

it('finds scripts with too many pages of operators, or too long ones', () => {
  const script = (file: string, pages: number, bytes: number) => ({
    file,
    pages: Array.from({length: pages}, (_, at) => `/${at}`),
    bytes,
  });
  expect(
    heavySharedScripts([
      script('good.js', 6, 30_000),
      script('many.js', 7, 30_000),
      script('long.js', 2, 50_000),
    ]),
  ).toEqual(['many.js: 7 pages, 30000 bytes', 'long.js: 2 pages, 50000 bytes']);
});

it('finds what a policy for scripts by hash forbids', () => {
  const page = parseBuilt(
    'docs/a/index.html',
    '<p style="color:red">a</p><img src="data:image/png,x" onerror="a()"><a href=" JavaScript:a()">b</a><a href="/help/">c</a>',
  );
  expect(policyBreaches(page)).toEqual([
    'docs/a/index.html: <img onerror="a()">',
    'docs/a/index.html: <a href=" JavaScript:a()">',
  ]);
});

it('finds words of a page that its copy has not', () => {
  const {$} = parseBuilt(
    'docs/a/index.html',
    '<nav>ways</nav><main><h1>Join tables</h1><p>By <code>id</code>, <b>twice</b>. <button>Press</button><svg><text>drawn</text></svg></p><pre>se<span>lect</span></pre></main>',
  );
  const copy = '---\ntitle: Join tables\n---\n\n# Join tables\n\n';
  expect(missingWords($, `${copy}By [\`id\`](/twice.md).`)).toEqual({
    missing: ['twice', 'select'],
    count: 6,
  });
  expect(
    missingWords($, `${copy}By \`id\`, **twice**.\n\n    select`).missing,
  ).toEqual([]);
});

it('finds links of copies that lead nowhere', () => {
  const site = {
    exists: (route: string) => route === '/help/b.md' || route === '/help/a.md',
    idsOf: (route: string) =>
      route === '/help/b.md' ? new Set(['there']) : new Set(['here']),
  };
  const copy = [
    '[good](/help/b.md#there) [good](/help/b.md?a=b) [bad](/help/b.md#gone) [good](#here) [bad](#away)',
    '[bad](/help/c.md) [bad](b.md) [bad](@copies-file/x) [good](https://a.example/)',
    '`[code](/help/c.md)`',
    '```md\n[code](/help/c.md)\n```',
    '[ref]: /help/d.md',
  ].join('\n\n');
  expect(brokenCopyLinks(copy, '/help/a.md', site)).toEqual([
    '/help/b.md#gone',
    '#away',
    '/help/c.md',
    'b.md',
    '@copies-file/x',
    '/help/d.md',
  ]);
});
