import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkTroubleshooting} from './checks/troubleshooting';
import {pagesToCheck} from './support/changes';
import {parsePage, readPages, report} from './support/page';
import {expectNoProblems} from './support/problems';

describe('tables of causes and solutions', () => {
  it('are under one heading in all guides', () => {
    expectNoProblems(
      pagesToCheck(readPages(ROOT)).flatMap(checkTroubleshooting),
    );
  });

  it('are rejected under another heading', () => {
    const file = path.join(__dirname, 'fixtures', 'troubleshooting.mdx');
    const page = parsePage('docs/late.mdx', readFileSync(file, 'utf8'));
    expect(report(checkTroubleshooting(page))).toEqual([
      'docs/late.mdx:13: the table of causes is under "If a run fails": write "## Troubleshooting", with the old id in a comment',
    ]);
  });
});
