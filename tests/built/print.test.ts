import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {brokenLinks} from './checks/brokenLinks';
import {doubledIds} from './checks/doubledIds';
import {foreignRequests} from './checks/foreignRequests';
import {headingJumps} from './checks/headingOrder';
import {policyBreaches} from './checks/policyBreaches';
import {vagueLinks} from './checks/vagueLinks';
import {htmlFiles, parseBuilt, printFiles, readHtml} from './support/builtSite';

const buildDir = path.join(ROOT, 'build');
const pages = printFiles(buildDir).map((file) => readHtml(buildDir, file));

describe('every print page', () => {
  it('has a title, a description, a language, one h1, and something to print', () => {
    expect(pages.length).toBeGreaterThan(20);
    const wrong = pages
      .filter(
        ({$}) =>
          $('title').text().length === 0 ||
          !$('meta[name=description]').attr('content') ||
          $('html').attr('lang') !== 'en' ||
          $('h1').length !== 1 ||
          $('.print-article, .print-choices').length === 0,
      )
      .map(({file}) => file);
    expect(wrong).toEqual([]);
  });

  it('uses no id twice, and leaves no level of headings out', () => {
    expect(pages.flatMap(doubledIds)).toEqual([]);
    expect(pages.flatMap(headingJumps)).toEqual([]);
  });

  it('has lists of entries alone', () => {
    const stray = ':is(ul, ol) > :not(li), dl > :not(dt, dd, div)';
    expect(
      pages.filter(({$}) => $(stray).length > 0).map(({file}) => file),
    ).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    expect(brokenLinks(pages, buildDir)).toEqual([]);
    expect(vagueLinks(pages)).toEqual([]);
  });

  it('numbers its figures and its addresses without a gap', () => {
    const wrong = pages
      .filter(({$}) => {
        const figures = $('.print-figure')
          .get()
          .map((one) => Number(/\d+/.exec($(one).text())?.[0]));
        const notes = $('[data-note]')
          .get()
          .map((one) => Number($(one).attr('data-note')));
        return (
          figures.some((number, at) => number !== at + 1) ||
          Math.max(0, ...notes) !== $('.print-addresses li').length
        );
      })
      .map(({file}) => file);
    expect(wrong).toEqual([]);
    expect(
      pages.flatMap(({$}) => $('.print-figure').get()).length,
    ).toBeGreaterThan(300);
  });

  it('holds under the policy, asks no other host, and is not to be listed', () => {
    expect(pages.flatMap(policyBreaches)).toEqual([]);
    expect(pages.flatMap(foreignRequests)).toEqual([]);
    expect(
      pages
        .filter(({$}) => $('meta[name=robots]').attr('content') !== 'noindex')
        .map(({file}) => file),
    ).toEqual([]);
  });

  it('shows all that is folded, and nothing that waits for a hand', () => {
    const controls =
      'details:not([open]), main button, form, [hidden]:not([data-print]), [role=tab]';
    expect(
      pages.filter(({$}) => $(controls).length > 0).map(({file}) => file),
    ).toEqual([]);
  });
});

it('has each page of a category on one print page', () => {
  const printed = pages.flatMap(({$}) => $('.print-article').get()).length;
  const offered = htmlFiles(buildDir)
    .filter((file) => file.startsWith('docs/'))
    .map((file) => readFileSync(path.join(buildDir, file), 'utf8'))
    .filter(
      (html) =>
        html.includes('"theme-doc-markdown') && html.includes('/help/print/'),
    );
  expect(offered.length).toBe(printed);
});

it('finds ids and headings that are wrong', () => {
  const page = parseBuilt(
    'print/a/index.html',
    '<h1 id="a">A</h1><h3 id="a">B</h3><h4>C</h4><h2>D</h2>',
  );
  expect(doubledIds(page)).toEqual(['print/a/index.html#a']);
  expect(headingJumps(page)).toEqual(['print/a/index.html: h3 B']);
});
