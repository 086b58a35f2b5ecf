import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyLocalizedOperatorSite} from '../support/operatorSite';
import {runDocusaurus} from '../support/sites';

const VALIDATION = 'operators/validation/cross_validation';

/** Address of the operator whose page is that of its folder. */
const OWN = '/base/docs/next/operators/validation/performance/';

describe('operators in two languages and two versions', () => {
  let siteDir = '';

  beforeAll(async () => {
    siteDir = copyLocalizedOperatorSite('operators-locales');
    const {status, output} = await runDocusaurus(siteDir, ['build']);
    expect(status, output).toBe(0);
  }, 240_000);

  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  const file = (name: string) =>
    readFileSync(path.join(siteDir, 'build', name), 'utf8');
  const page = (route: string): CheerioAPI => load(file(`${route}/index.html`));
  const sections = ($: CheerioAPI) =>
    $('article h2')
      .toArray()
      .map((heading) =>
        $(heading)
          .text()
          .replace(/\u200b/g, ''),
      );
  const hrefs = ($: CheerioAPI, selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href'));

  it('shows a translated page with sections in its language', () => {
    const $ = page(`de/docs/next/${VALIDATION}`);
    expect($('h1').text()).toBe('Kreuzvalidierung');
    expect(sections($)).toEqual([
      'Eingänge',
      'Ausgänge',
      'Einstellungen',
      'Beispiel',
      'Siehe auch',
    ]);
    const article = $('article').text();
    expect(article).toContain('Zeilen mit einem Label.');
    expect(article).toContain('Beurteilt Ergebnisse');
    expect(article).toContain('Nur wenn leave one out nicht gewählt ist.');
    expect(article).toContain('Vorgabe 10');
    expect($('.operator-figure svg').attr('aria-label')).toBe(
      'Der Operator Kreuzvalidierung. Eingänge: example set (Data table). Ausgänge: model (Model).',
    );
  });

  it('draws the processes of a translated page, with links to pages that are not translated', () => {
    const $ = page(`de/docs/next/${VALIDATION}`);
    const performance = '/base/de/docs/next/operators/validation/performance/';
    expect($('.operator-process summary').text()).toBe('Als Text');
    expect($('.operator-process li').first().text()).toBe(
      'input führt zu Kreuzvalidierung (example set).',
    );
    expect(hrefs($, '.operator-process a')).toEqual([
      `/base/de/docs/next/${VALIDATION}`,
      performance,
    ]);
    expect(hrefs($, '#siehe-auch ~ ul a')).toEqual([performance]);
  });

  it('shows a page that is not translated with sections in the language', () => {
    const $ = page('de/docs/next/operators/validation/performance');
    expect(sections($)).toContain('Eingänge');
    expect($('article').text()).toContain('Kreuzvalidierung');
    expect(hrefs($, '#siehe-auch ~ ul a')).toContain(
      `/base/de/docs/next/${VALIDATION}`,
    );
  });

  it('keeps to English elsewhere', () => {
    const $ = page(`docs/next/${VALIDATION}`);
    expect(sections($)).toContain('Input');
    expect($('article').text()).toContain('Judges results');
    expect(hrefs($, '#see-also ~ ul a')).toEqual([
      '/base/docs/next/operators/validation/performance/',
    ]);
  });

  it('shows a page of a version with sections, drawings, links, and neighbors of that version', () => {
    const $ = page(`docs/${VALIDATION}`);
    const performance = '/base/docs/operators/validation/performance';
    expect(sections($)).toEqual([
      'Input',
      'Output',
      'Parameters',
      'Example',
      'See also',
    ]);
    expect($('.operator-process svg').attr('aria-label')).toBe('Judge a model');
    expect(hrefs($, '#see-also ~ ul a')).toEqual([performance]);
    expect(hrefs($, '.pagination-nav__link--next')).toEqual([performance]);
    expect(hrefs($, '.pagination-nav__link--prev')).toEqual([]);
  });

  it('fills in the shared files of a version, and those of the docs where it has none', () => {
    expect(page(`docs/${VALIDATION}`)('article').text()).toContain('2001');
    expect(page(`docs/next/${VALIDATION}`)('article').text()).toContain('1992');
    expect(
      page(`docs/${VALIDATION}`)('.operator-ports .operator-port--model'),
    ).toHaveLength(1);
  });

  it('shows a translated page of a version', () => {
    const $ = page('de/docs/operators/validation/performance');
    expect($('h1').text()).toBe('Leistung');
    expect(sections($)).toEqual([
      'Eingänge',
      'Ausgänge',
      'Einstellungen',
      'Siehe auch',
    ]);
    expect($('article').text()).toContain(
      'Dieser Operator hat keine Einstellungen.',
    );
  });

  it('lists the operators of the version and the language in the catalog', () => {
    const catalog = (route: string) => {
      const $ = page(route);
      return hrefs($, '.operator-catalog section li a').sort();
    };
    expect(catalog('docs/operators')).toEqual([
      `/base/docs/${VALIDATION}`,
      '/base/docs/operators/validation/performance',
    ]);
    expect(catalog('de/docs/next/operators')).toContain(
      `/base/de/docs/next/${VALIDATION}`,
    );
    expect(page('de/docs/operators')('.operator-catalog').text()).toContain(
      'Leistung',
    );
  });

  it('publishes the operators of the current version, in each language', () => {
    const titles = (name: string) => {
      const {operators} = JSON.parse(file(name)) as {
        operators: {title: string}[];
      };
      return operators.map(({title}) => title);
    };
    expect(titles('operators.json')).toContain('Cross Validation');
    expect(titles('de/operators.json')).toContain('Kreuzvalidierung');
  });

  it('shows an operator whose page stands for its folder at the address of the folder', () => {
    const $ = page('docs/next/operators/validation/performance');
    expect($('h1').text()).toBe('Performance');
    expect($('[id="parameter-use_example_weights"]')).toHaveLength(1);
    expect(
      hrefs($, '.theme-doc-sidebar-menu a').filter((href) => href === OWN),
    ).toHaveLength(1);
    expect(hrefs($, '.pagination-nav__link--next')).toEqual([`${OWN}costs`]);
  });

  it('leads to such an operator from the others', () => {
    const $ = page('docs/next/operators/validation/cross_validation');
    expect(hrefs($, '#see-also ~ ul a')).toEqual([OWN]);
    expect(hrefs($, '.operator-process a')).toContain(OWN);
    expect(hrefs(page('docs/next/operators'), '.operator-catalog a')).toContain(
      OWN,
    );
  });

  it('shows inner processes, ports that multiply, and what a deprecated operator gives way to', () => {
    const $ = page('docs/next/operators/validation/cross_validation');
    expect(hrefs($, 'h3 .hash-link')).toEqual(['#training', '#testing']);
    expect($('.operator-badge--many')).toHaveLength(4);
    const old = page('docs/next/operators/deprecated/old_validation');
    expect(old('.operator-banner').text()).toContain(
      'Deprecated since version 7.4. Use Cross Validation or Performance (Costs) instead.',
    );
    expect(old('article').text()).toContain(
      'The output ports of this operator are not described here.',
    );
  });
});
