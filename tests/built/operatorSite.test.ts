import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyOperatorSite} from '../support/operatorSite';
import {runDocusaurus} from '../support/sites';

const VALIDATION = 'operators/validation/cross_validation';

/** URL path of the operator whose page is the index of its folder. */
const OWN = '/base/docs/operators/validation/performance/';

describe('a site of operators', () => {
  let siteDir = '';

  beforeAll(async () => {
    siteDir = copyOperatorSite('operators-site');
    const {status, output} = await runDocusaurus(siteDir, ['build']);
    expect(status, output).toBe(0);
  }, 240_000);

  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  const file = (name: string) =>
    readFileSync(path.join(siteDir, 'build', name), 'utf8');
  const page = (id: string): CheerioAPI => load(file(`docs/${id}/index.html`));
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

  it('shows sections, and a drawing of a process', () => {
    const $ = page(VALIDATION);
    expect(sections($)).toEqual([
      'Description',
      'Input',
      'Output',
      'Subprocesses',
      'Parameters',
      'Example',
      'See also',
    ]);
    expect($('article').text()).toContain('Judges results');
    expect($('.operator-process svg').attr('aria-label')).toBe('Judge a model');
  });

  it('lists all operators in the catalog, with a link to each letter', () => {
    const $ = page('operators');
    expect(hrefs($, '.operator-catalog li a')).toEqual([
      `/base/docs/${VALIDATION}`,
      '/base/docs/operators/deprecated/old_validation',
      OWN,
      `${OWN}costs`,
    ]);
    expect(hrefs($, '.operator-catalog .hash-link')).toEqual(
      hrefs($, '.operator-jumps a'),
    );
  });

  it('publishes the operators', () => {
    const {operators} = JSON.parse(file('operators.json')) as {
      operators: {title: string}[];
    };
    expect(operators.map(({title}) => title)).toContain('Cross Validation');
  });

  it('shows an operator whose page stands for its folder at the address of the folder', () => {
    const $ = page('operators/validation/performance');
    expect($('h1').text()).toBe('Performance');
    expect($('[id="parameter-use_example_weights"]')).toHaveLength(1);
    expect(
      hrefs($, '.theme-doc-sidebar-menu a').filter((href) => href === OWN),
    ).toHaveLength(1);
    expect(hrefs($, '.pagination-nav__link--next')).toEqual([`${OWN}costs`]);
  });

  it('leads to such an operator from the others', () => {
    const $ = page('operators/validation/cross_validation');
    expect(hrefs($, '#see-also ~ ul a')).toEqual([OWN]);
    expect(hrefs($, '.operator-process a')).toContain(OWN);
  });

  it('shows inner processes, ports that multiply, and what a deprecated operator gives way to', () => {
    const $ = page('operators/validation/cross_validation');
    expect(hrefs($, 'h3 .hash-link')).toEqual(['#training', '#testing']);
    expect($('.operator-badge--many')).toHaveLength(4);
    const old = page('operators/deprecated/old_validation');
    expect(old('.operator-banner').text()).toContain(
      'Deprecated since version 7.4. Use Cross Validation or Performance (Costs) instead.',
    );
    expect(old('article').text()).toContain(
      'The output ports of this operator are not described here.',
    );
  });
});
