import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {NO_ORIGIN} from '../../plugins/hosting/shared/origin';
import {copyOriginSite} from '../support/originSite';
import {runDocusaurus, WORK_DIR} from '../support/sites';

const BUILD_TIME = 180_000;
const ORIGIN = 'https://docs.example.org';
const NOTICE = /^.*SITE_URL is not set.*$/gm;
const FEEDS = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];

type Built = {readonly dir: string; readonly output: string};

async function build(name: string, siteUrl: string): Promise<Built> {
  const siteDir = copyOriginSite(name);
  const {status, output} = await runDocusaurus(
    siteDir,
    ['build', '--locale', 'en'],
    {SITE_URL: siteUrl},
  );
  expect(status, output).toBe(0);
  return {dir: path.join(siteDir, 'build'), output};
}

/** Texts of the files that readers and crawlers receive, except scripts. */
const textsOf = ({dir}: Built) =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|xml|json)$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(dir, file), 'utf8')}));
const read = ({dir}: Built, file: string) =>
  readFileSync(path.join(dir, file), 'utf8');
const page = (built: Built, route: string) =>
  load(read(built, path.join(route, 'index.html')));

let local: Built;
let known: Built;

beforeAll(async () => {
  local = await build('origin-local', '');
  known = await build('origin-known', ORIGIN);
}, BUILD_TIME);
afterAll(() => {
  for (const name of ['origin-local', 'origin-known']) {
    rmSync(path.join(WORK_DIR, name), {recursive: true, force: true});
  }
});

describe('a build without SITE_URL', () => {
  it('says in one line what it leaves out', () => {
    expect(local.output.match(NOTICE)).toEqual([
      '[INFO] SITE_URL is not set: this build has no canonical links, no og:url, no og:image, no sitemap, and no feeds.',
    ]);
  });

  it('names no origin in pages and indexes', () => {
    const texts = textsOf(local);
    expect(texts.length).toBeGreaterThan(15);
    const naming = texts.filter(
      ({text}) => text.includes(NO_ORIGIN) || text.includes('localhost'),
    );
    expect(naming.map(({file}) => file)).toEqual([]);
  });

  it('has no canonical link, and keeps the rest of the metadata', () => {
    const $ = page(local, 'docs/start');
    expect(
      $(
        'link[rel=canonical], link[hreflang], meta[property="og:url"], meta[property="og:image"], script[type="application/ld+json"]',
      ).length,
    ).toBe(0);
    expect($('meta[property="og:title"]').attr('content')).toContain('Start');
    expect($('meta[property="og:locale"]').attr('content')).toBe('en');
    expect($('meta[name="docusaurus_locale"]').attr('content')).toBe('en');
  });

  it.each(['sitemap.xml', ...FEEDS])('has no %s', (file) => {
    expect(existsSync(path.join(local.dir, file))).toBe(false);
    expect(existsSync(path.join(known.dir, file))).toBe(true);
  });
});

it('gives the same search index byte for byte when built twice', () => {
  for (const file of ['search-index-en.json', 'search-titles-en.json']) {
    const [first, second] = [local, known].map(({dir}) =>
      readFileSync(path.join(dir, file)),
    );
    expect(first!.length).toBeGreaterThan(100);
    expect(first!.equals(second!), file).toBe(true);
  }
});

describe('a build with SITE_URL', () => {
  it('has no notice', () => {
    expect(known.output).not.toMatch(NOTICE);
  });

  it.each(['', 'docs/start', 'docs/next/other', 'blog', 'search'])(
    'gives /%s its address',
    (route) => {
      const $ = page(known, route);
      const address = `${ORIGIN}/base/${route}`;
      expect($('link[rel=canonical]').attr('href')).toBe(address);
      expect($('meta[property="og:url"]').attr('content')).toBe(address);
      expect($('meta[property="og:image"]').attr('content')).toBe(
        `${ORIGIN}/base/img/card.png`,
      );
    },
  );

  it('has absolute addresses for search engines and readers of a language', () => {
    const $ = page(known, 'docs/start');
    expect($('link[hreflang=en]').attr('href')).toBe(
      `${ORIGIN}/base/docs/start`,
    );
    expect($('script[type="application/ld+json"]').text()).toContain(
      `"${ORIGIN}/base/docs/start"`,
    );
  });

  it('lists in the sitemap what the pages call their address, without the search page', () => {
    const listed = load(read(known, 'sitemap.xml'), {xml: true})('loc')
      .map((_, loc) => load('')(loc).text())
      .get();
    const canonical = textsOf(known)
      .filter(({file}) => /index\.html$/.test(file))
      .map(({text}) => load(text)('link[rel=canonical]').attr('href'))
      .filter((address) => address !== `${ORIGIN}/base/search`);
    expect(listed.sort()).toEqual(canonical.sort());
  });

  it.each(FEEDS)('has absolute links in %s', (feed) => {
    const text = read(known, feed);
    expect(text).toContain(`${ORIGIN}/base/blog/2024/01/01/otters`);
    expect(text).not.toMatch(/["'>]\/base\//);
  });
});

it(
  'a wrong SITE_URL stops a build with one clear message',
  async () => {
    const siteDir = copyOriginSite('origin-wrong');
    const {status, output} = await runDocusaurus(
      siteDir,
      ['build', '--locale', 'en'],
      {SITE_URL: `${ORIGIN}/help`},
    );
    rmSync(siteDir, {recursive: true, force: true});
    expect(status).not.toBe(0);
    expect(output.match(/SITE_URL .*/g)).toEqual([
      `SITE_URL must be an http or https URL without a path, such as https://docs.example.com, and not "${ORIGIN}/help".`,
    ]);
  },
  BUILD_TIME,
);
