import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {foreignRequests} from './checks/foreignRequests';
import {brokenLinks} from './checks/brokenLinks';
import {doubledIds} from './checks/doubledIds';
import {orphans} from './checks/orphans';
import {heavySharedScripts} from './checks/pageScripts';
import {policyBreaches} from './checks/policyBreaches';
import {eagerPages, heavyPages} from './checks/startScripts';
import {operatorScripts} from './support/sharedScripts';
import {fileOfRoute, htmlFiles, readHtml} from './support/builtSite';
import {vagueLinks} from './checks/vagueLinks';
import {restoreDocuments} from '../support/restoreDocuments';
import type {IndexFile} from '../../plugins/search-local/shared/types';

const buildDir = path.join(ROOT, 'build');
const pages = htmlFiles(buildDir).map((file) => readHtml(buildDir, file));

function read(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

describe('routes', () => {
  const routes = readFileSync(
    path.join(ROOT, 'tests/fixtures/facts/routes.txt'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean);

  it('has a page for every address of the specification outside the operators', () => {
    expect(
      routes.filter((route) => !existsSync(fileOfRoute(buildDir, route))),
    ).toEqual([]);
  });

  it('has a page for addresses that are not known', () => {
    expect(existsSync(path.join(buildDir, '404.html'))).toBe(true);
  });
});

describe('every page', () => {
  it('has a title, a description, a language, and one h1', () => {
    const wrong = pages
      .filter(({file}) => file !== '404.html')
      .filter(
        ({$}) =>
          $('title').text().length === 0 ||
          !$('meta[name=description]').attr('content') ||
          $('html').attr('lang') !== 'en' ||
          $('html').attr('dir') !== 'ltr' ||
          $('h1').length !== 1,
      )
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });

  it('lists headings of levels 2 and 3 in its contents', () => {
    const levels = new Map<string, number>();
    for (const {$} of pages) {
      const listed = $('.table-of-contents a')
        .map((_, link) => $(link).attr('href')!.slice(1))
        .get();
      const headings = $('h2[id], h3[id], h4[id]').toArray();
      for (const {name, attribs} of headings) {
        if (listed.includes(attribs.id!)) {
          levels.set(name, (levels.get(name) ?? 0) + 1);
        }
      }
    }
    expect([...levels.keys()].sort()).toEqual(['h2', 'h3']);
  });

  it('has links whose text says where they lead', () => {
    expect(vagueLinks(pages)).toEqual([]);
  });

  it('uses no id twice', () => {
    expect(pages.flatMap(doubledIds)).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    expect(brokenLinks(pages, buildDir)).toEqual([]);
  });

  it('is reached by links from the landing page', () => {
    const reachable = pages.filter(({file}) => file !== '404.html');
    expect(orphans(reachable, '/help/')).toEqual([]);
  });

  it('is described on the page of its group', () => {
    const entries = pages
      .filter(({file}) => file.startsWith('docs/'))
      .flatMap(({$}) =>
        $('main article > ul > li')
          .map((_, entry) => $(entry).find('a + p').text())
          .get(),
      );
    expect(entries.length).toBeGreaterThan(30);
    expect(entries.filter((text) => text.length < 20)).toEqual([]);
  });

  it('starts with scripts that stay small', () => {
    const sizes = new Map<string, number>();
    const sizeOf = (url: string) => {
      const size =
        sizes.get(url) ??
        gzipSync(readFileSync(fileOfRoute(buildDir, url))).length;
      sizes.set(url, size);
      return size;
    };
    expect(heavyPages(pages, sizeOf)).toEqual([]);
    expect(sizes.size).toBeGreaterThan(1);
  });

  it('runs no script before it has come to rest', () => {
    expect(eagerPages(pages, (text) => gzipSync(text).length)).toEqual([]);
  });

  it('shares its script with a few operators at most', () => {
    const scripts = operatorScripts(buildDir);
    const operators = JSON.parse(read('operators.json')) as {
      readonly operators: readonly {readonly href: string}[];
    };
    expect(scripts.flatMap((script) => script.pages)).toEqual(
      expect.arrayContaining(operators.operators.map(({href}) => href)),
    );
    expect(heavySharedScripts(scripts)).toEqual([]);
  });

  it('asks no other host for anything', () => {
    expect(pages.flatMap((page) => foreignRequests(page))).toEqual([]);
  });

  it('has no script that the policy forbids', () => {
    expect(pages.flatMap((page) => policyBreaches(page))).toEqual([]);
  });

  it('may be listed by search engines', () => {
    const hidden = pages
      .filter(({file}) => file !== '404.html')
      .filter(({$}) =>
        ($('meta[name=robots]').attr('content') ?? '').includes('noindex'),
      )
      .map(({file}) => file)
      .filter((file) => !/^search\//.test(file));
    expect(hidden).toEqual([]);
  });
});

describe('a page of the docs', () => {
  it('is of the one version, with breadcrumbs and the one sidebar', () => {
    const docs = pages.filter(({file}) => file.startsWith('docs/'));
    const wrong = docs.filter(
      ({$}) =>
        $('meta[name=docusaurus_version]').attr('content') !== 'current' ||
        $('nav.theme-doc-breadcrumbs').length !== 1 ||
        $('aside.theme-doc-sidebar-container').length !== 1,
    );
    expect(docs.length).toBeGreaterThan(100);
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});

describe('News', () => {
  it('is titled and described, and lists all posts on one page', () => {
    const $ = pages.find(({file}) => file === 'blog/index.html')!.$;
    expect($('title').text()).toMatch(/^News \|/);
    expect($('meta[name=description]').attr('content')).toBe(
      'News and announcements',
    );
    expect($('main article').length).toBe(7);
  });
});

describe('search index', () => {
  const index = JSON.parse(read('search-index-en.json')) as IndexFile;
  const documents = restoreDocuments(index);

  it('holds documents and an index', () => {
    expect(documents.length).toBeGreaterThan(300);
    expect(index.index).toBeTypeOf('object');
  });

  it('leads to sections that exist', () => {
    const ids = new Map(
      pages.map(({route, $}) => [
        route.replace(/\/$/, ''),
        new Set(
          $('[id]')
            .map((_, element) => $(element).attr('id'))
            .get(),
        ),
      ]),
    );
    const wrong = documents
      .map(({sectionRoute}) => sectionRoute)
      .filter((sectionRoute) => {
        const [route = '', id] = sectionRoute.split('#');
        const found = ids.get(route.replace(/\/$/, ''));
        return (
          !found || (id !== undefined && !found.has(decodeURIComponent(id)))
        );
      });
    expect(wrong).toEqual([]);
  });

  it('knows guides and News', () => {
    const types = new Set(documents.map(({type}) => type));
    expect([...types].sort()).toEqual(expect.arrayContaining(['blog', 'docs']));
  });
});
