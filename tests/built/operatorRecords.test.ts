import {rmSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  copyLocalizedOperatorSite,
  copyOperatorSite,
} from '../support/operatorSite';
import {loadSite} from '../support/sites';

const COSTS = 'docs/operators/validation/performance/costs.mdx';
const OLD = 'docs/operators/deprecated/old_validation.mdx';
const FRAGMENTS = 'docs/operators/_fragments.yml';
const PORT_TYPES = 'docs/operators/_portTypes.yml';
const VALIDATION = 'operators/validation/cross_validation';

/** Loads a site in a locale, and deletes the site. */
async function loadOnce(siteDir: string, locale?: string) {
  const result = await loadSite(siteDir, {}, locale);
  rmSync(siteDir, {recursive: true, force: true});
  return result;
}

describe('a build of operators stops with one message at', () => {
  it.concurrent('all wrong records', async () => {
    const {status, output} = await loadOnce(
      copyOperatorSite('operators-records', {
        [COSTS]: (text) =>
          text.replace('type: matrix, required: true', 'type: matrx, min: low'),
        [OLD]: (text) => text.replace('kind: evaluation', 'kind: judge'),
      }),
    );
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /old_validation\.mdx: operator\.kind must be one of evaluation, not "judge"\n.*performance\/costs\.mdx:\n\s*- operator\.parameters\[0\] "cost_matrix"\.type must be one of .*\n\s*- operator\.parameters\[0\] "cost_matrix"\.min must be a number/,
    );
  });

  it.concurrent('all wrong shared files', async () => {
    const {status, output} = await loadOnce(
      copyOperatorSite('operators-shared', {
        [FRAGMENTS]: (text) => text.replace('default: 1992', 'default: many'),
        [PORT_TYPES]: (text) =>
          text.replace('family: result', 'family: results'),
      }),
    );
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /_fragments\.yml: local_random_seed "local_random_seed" has the default "many", which is not a number\n.*_portTypes\.yml: Performance vector\.family must be one of/,
    );
  });

  it.concurrent('a wrong record of a version', async () => {
    const record = `versioned_docs/version-1.0/${VALIDATION}.mdx`;
    const siteDir = copyLocalizedOperatorSite('operators-wrong-version', {
      [record]: (text) => text.replace('kind: evaluation', 'kind: judge'),
    });
    const {status, output} = await loadOnce(siteDir);
    expect(status).not.toBe(0);
    expect(output).toContain(
      `${record}: operator.kind must be one of evaluation, not "judge"`,
    );
  });

  it.concurrent('a wrong process of a translated page', async () => {
    const folder = 'i18n/de/docusaurus-plugin-content-docs/current';
    const record = `${folder}/${VALIDATION}.mdx`;
    const siteDir = copyLocalizedOperatorSite('operators-wrong-locale', {
      [record]: (text) => text.replace('input 2 ->', 'Eingang ->'),
    });
    const {status, output} = await loadOnce(siteDir, 'de');
    expect(status).not.toBe(0);
    expect(output).toContain(`${record}: line 27: "Eingang" is no operator`);
  });
});
