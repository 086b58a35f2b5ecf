import {rmSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {copyOperatorSite} from '../support/operatorSite';
import {runDocusaurus} from '../support/sites';
import type {Edits} from '../support/sites';

const OLD = 'docs/operators/deprecated/old_validation.mdx';
const COSTS = 'docs/operators/validation/performance/costs.mdx';
const VALIDATION = 'docs/operators/validation/cross_validation.mdx';

/** Builds a site with wrong operators, and deletes it. */
async function load(name: string, edits: Edits) {
  const siteDir = copyOperatorSite(name, edits);
  const result = await runDocusaurus(siteDir, ['build']);
  rmSync(siteDir, {recursive: true, force: true});
  return result;
}

const judge = (text: string) => text.replace('kind: evaluation', 'kind: judge');

const UNKNOWN_KIND = 'operator.kind must be one of evaluation, not "judge"';

describe('a build of operators stops with one message at', () => {
  it.concurrent('all wrong records and processes', async () => {
    const {status, output} = await load('operators-records', {
      [OLD]: judge,
      [COSTS]: (text) =>
        text.replace('type: matrix, required: true', 'type: matrx, min: low'),
      [VALIDATION]: (text) => text.replace('input ->', 'entrance ->'),
    });
    expect(status).not.toBe(0);
    const [message = ''] =
      output.match(/(?<=\[cause\]: Error: ).*?(?=\n +at )/s) ?? [];
    // Causes are indented.
    expect(message.split(/\n {2}(?!- )/).sort()).toEqual([
      `${OLD}: ${UNKNOWN_KIND}`,
      expect.stringMatching(
        /cross_validation\.mdx: line \d+: "entrance" is no operator/,
      ),
      expect.stringMatching(
        /performance\/costs\.mdx:\n +- operator\.parameters\[0\] "cost_matrix"\.type must be one of .*\n +- operator\.parameters\[0\] "cost_matrix"\.min must be a number$/,
      ),
    ]);
  });

  it.concurrent('all wrong shared files', async () => {
    const {status, output} = await load('operators-shared', {
      'docs/operators/_fragments.yml': (text) =>
        text.replace('default: 1992', 'default: many'),
      'docs/operators/_portTypes.yml': (text) =>
        text.replace('family: result', 'family: results'),
    });
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /_fragments\.yml: local_random_seed "local_random_seed" has the default "many", which is not a number\n.*_portTypes\.yml: Performance vector\.family must be one of/,
    );
  });
});
