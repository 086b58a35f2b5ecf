import {load} from 'cheerio';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from '../../../../../plugins/deferred-start/server/pageTemplate';

const SETTINGS = {
  entries: ['search'],
  apiEntries: {},
};

const DATA = {
  appHtml: '<main>text</main>',
  baseUrl: '/base/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="b"',
  headTags: '<link rel="alternate" href="/feed">',
  preBodyTags: '<p>before</p>',
  postBodyTags: '<p>after</p>',
  metaAttributes: ['<title>Title</title>'],
  scripts: [
    'assets/js/runtime~main.1.js',
    'assets/js/main.2.js',
    'assets/js/search-box.3.js',
    'assets/js/search.4.js',
    'assets/js/research.5.js',
  ],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3',
};

/** Renders a page from a template like Docusaurus. */
const render = async (template: string) =>
  (await compileSSGTemplate(template))(DATA);

describe('pageTemplate', async () => {
  const $ = load(await render(pageTemplate('start()', SETTINGS)));

  it('names the scripts to the starter, and loads none', () => {
    expect($('[src]')).toHaveLength(0);
    expect($('link[rel~="preload"], link[rel~="prefetch"]')).toHaveLength(0);
    expect($('script').first().attr()).toEqual({
      'data-scripts':
        '/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js /base/assets/js/research.5.js',
      'data-entry-search':
        '/base/assets/js/runtime~main.1.js /base/assets/js/search-box.3.js /base/assets/js/search.4.js',
    });
  });

  it('names all scripts as those of the page where there are no other entries', async () => {
    const page = load(
      await render(pageTemplate('', {...SETTINGS, entries: []})),
    );
    expect(page('script').first().attr('data-scripts')!.split(' ')).toEqual(
      DATA.scripts.map((file) => `/base/${file}`),
    );
  });

  it('names the entries for interfaces of browsers, and these', async () => {
    const page = load(
      await render(
        pageTemplate('', {
          ...SETTINGS,
          entries: [],
          apiEntries: {search: 'speech', research: 'labs'},
        }),
      ),
    );
    expect(page('script').first().attr()).toEqual({
      'data-scripts':
        '/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js',
      'data-entry-search':
        '/base/assets/js/runtime~main.1.js /base/assets/js/search-box.3.js /base/assets/js/search.4.js',
      'data-entry-research':
        '/base/assets/js/runtime~main.1.js /base/assets/js/research.5.js',
      'data-api-search': 'speech',
      'data-api-research': 'labs',
    });
  });

  it('has the same starter in all pages, before any style sheet', () => {
    expect($('script').first().text()).toBe('start()');
    expect($('script').first().nextAll('[rel="stylesheet"]')).toHaveLength(1);
  });

  it('lets pages below the base URL be fetched ahead, and no files', () => {
    const rules = JSON.parse($('[type="speculationrules"]').text());
    const [pages, others] = rules.prefetch[0].where.and;
    expect(pages).toEqual({href_matches: '/base/*'});
    expect(others.not.href_matches).toContain('/base/*.md');
    expect(others.not.href_matches).not.toContain('/base/*.*');
    expect(rules.prerender[0].where.and[1].not.href_matches).toEqual([
      String.raw`/base/*\?*`,
      '/base/*#*',
      ...others.not.href_matches,
    ]);
  });

  it('is the template of Docusaurus otherwise', async () => {
    const ours = load(await render(pageTemplate('', SETTINGS)));
    const theirs = load(await render(docusaurusTemplate));
    ours('script').remove();
    theirs('script').remove();
    const lines = (html: string) => html.replaceAll(/\s+/g, ' ');
    expect(lines(ours.html())).toBe(lines(theirs.html()));
  });
});
