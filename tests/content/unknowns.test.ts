import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkUnknowns} from './checks/unknowns';
import {pagesToCheck} from './support/changes';
import {parsePage, readPages, report} from './support/page';
import {expectNoProblems} from './support/problems';

describe('what is not known', () => {
  it('has one form, which ends in a way to find out', () => {
    expectNoProblems(pagesToCheck(readPages(ROOT)).flatMap(checkUnknowns));
  });

  it('is rejected in another form, or without a way', () => {
    const file = path.join(__dirname, 'fixtures', 'unknowns.mdx');
    const page = parsePage('docs/a.mdx', readFileSync(file, 'utf8'));
    const lines = checkUnknowns(page).map(({line}) => line);
    expect(lines).toEqual([5, 7, 13]);
    expect(report(checkUnknowns(page))[0]).toContain('"It is not known');
  });
});
