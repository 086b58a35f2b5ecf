import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copyOperatorSite} from '../support/operatorSite';
import {loadSite, runDocusaurus} from '../support/sites';
import type {Edits} from '../support/sites';

const COSTS = 'docs/operators/validation/performance/costs.mdx';
const OLD = 'docs/operators/deprecated/old_validation.mdx';
const FRAGMENTS = 'docs/operators/_fragments.yml';
const PORT_TYPES = 'docs/operators/_portTypes.yml';

async function loadEdited(name: string, edits: Edits) {
  const siteDir = copyOperatorSite(`operators-${name}`, edits);
  const result = await loadSite(siteDir);
  rmSync(siteDir, {recursive: true, force: true});
  return result;
}

describe('a site with operators', () => {
  let siteDir = '';

  beforeAll(async () => {
    siteDir = copyOperatorSite('operators-built');
    const {status, output} = await runDocusaurus(siteDir, ['build']);
    expect(status, output).toBe(0);
  }, 120_000);

  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  const page = (route: string): CheerioAPI =>
    load(
      readFileSync(path.join(siteDir, 'build', route, 'index.html'), 'utf8'),
    );
  const hrefs = ($: CheerioAPI, selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href'));
  const own = '/base/docs/operators/validation/performance/';

  it('shows an operator whose page stands for its folder at the address of the folder', () => {
    const $ = page('docs/operators/validation/performance');
    expect($('h1').text()).toBe('Performance');
    expect($('[id="parameter-use_example_weights"]')).toHaveLength(1);
    expect(
      hrefs($, '.theme-doc-sidebar-menu a').filter((href) => href === own),
    ).toHaveLength(1);
    expect(hrefs($, '.pagination-nav__link--next')).toEqual([`${own}costs`]);
  });

  it('leads to such an operator from the others', () => {
    const $ = page('docs/operators/validation/cross_validation');
    expect(hrefs($, '#see-also ~ ul a')).toEqual([own]);
    expect(hrefs($, '.operator-process a')).toContain(own);
    expect(hrefs(page('docs/operators'), '.operator-catalog a')).toContain(own);
  });

  it('shows inner processes, ports that multiply, and what a deprecated operator gives way to', () => {
    const $ = page('docs/operators/validation/cross_validation');
    expect(hrefs($, 'h3 .hash-link')).toEqual(['#training', '#testing']);
    expect($('.operator-badge--many')).toHaveLength(4);
    const old = page('docs/operators/deprecated/old_validation');
    expect(old('.operator-banner').text()).toContain(
      'Deprecated since version 7.4. Use Cross Validation or Split Validation instead.',
    );
    expect(old('article').text()).toContain(
      'The output ports of this operator are not described here.',
    );
  });
});

describe('a build of operators stops with one message at', () => {
  it.concurrent('all wrong records', async () => {
    const {status, output} = await loadEdited('records', {
      [COSTS]: (text) =>
        text.replace('type: matrix, required: true', 'type: matrx, min: low'),
      [OLD]: (text) => text.replace('kind: evaluation', 'kind: judge'),
    });
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /old_validation\.mdx: operator\.kind must be one of evaluation, not "judge"\n.*performance\/costs\.mdx:\n\s*- operator\.parameters\[0\] "cost_matrix"\.type must be one of .*\n\s*- operator\.parameters\[0\] "cost_matrix"\.min must be a number/,
    );
  });

  it.concurrent('all wrong shared files', async () => {
    const {status, output} = await loadEdited('shared', {
      [FRAGMENTS]: (text) => text.replace('default: 1992', 'default: many'),
      [PORT_TYPES]: (text) => text.replace('family: result', 'family: results'),
    });
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /_fragments\.yml: local_random_seed "local_random_seed" has the default "many", which is not a number\n.*_portTypes\.yml: Performance vector\.family must be one of/,
    );
  });
});
