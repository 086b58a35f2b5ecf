import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {ROOT} from '../support/sites';
import {checkCalls, checkDuration, checkSteps} from './checks/guideSteps';
import {linksOf} from './checks/links';
import {checkActions} from './checks/stepActions';
import {checkSettings, checkStatement, STATEMENTS} from './checks/statements';
import type {NamedRecord, Statement} from './checks/statements';
import {isAnyToCheck, isToCheck, pagesAround} from './support/changes';
import {recordOf} from './support/operators';
import {readPage, readPages, report, titleOf} from './support/page';
import type {Page, Problem} from './support/page';
import {expectNoProblems} from './support/problems';
import {textOf} from './support/prose';

const pages = new Map(readPages(ROOT).map((page) => [page.file, page]));
const guides = [...pages.values()].filter(
  ({kind, file}) => kind === 'guide' && !file.startsWith('docs/operators/'),
);
const statements = parse(
  readFileSync(path.join(__dirname, 'data', 'guideStatements.yml'), 'utf8'),
) as Statement[];

function recordAt(file: string): NamedRecord | undefined {
  const page = pages.get(file);
  const record = page?.kind === 'operator' ? recordOf(page).record : undefined;
  return page && record && {title: titleOf(page), record};
}

const textOfFile = (file: string) => pages.get(file)?.text;

/**
 * Files of operator pages by title, because guides mention operators in bold.
 */
const byTitle = new Map(
  [...pages.values()]
    .filter(({kind}) => kind === 'operator')
    .map((page) => [titleOf(page), page.file]),
);

const guidesToCheck = pagesAround(guides, [...byTitle]);

/** Operators that a guide links to or mentions in bold. */
const operatorsOf = (page: Page): NamedRecord[] => {
  const named: string[] = [];
  visit(page.tree, 'strong', (strong) => {
    named.push(byTitle.get(textOf(strong)) ?? '');
  });
  return [...linksOf(page, {pages}), ...named].flatMap(
    (file) => recordAt(file) ?? [],
  );
};

const expectNone = (check: (page: Page) => Problem[]) =>
  expectNoProblems(guidesToCheck.flatMap(check));

describe('what guides say about operators', () => {
  it('is a list of the form that the check reads', () => {
    expect(STATEMENTS.validate(statements).error?.message).toBeUndefined();
  });

  it('is what their records say', () => {
    expectNoProblems(
      statements
        .filter(
          ({page, operator}) =>
            isToCheck(page) ||
            isToCheck(operator) ||
            isAnyToCheck(/\/guideStatements\.yml$/),
        )
        .flatMap((one) => checkStatement(one, textOfFile, recordAt)),
    );
  });

  it('sets parameters and options that they have', () => {
    expectNone((page) => checkSettings(page, operatorsOf(page)));
  });

  it('sends variables in calls that the page names', () => {
    expectNone(checkCalls);
  });

  it('saves a workflow before its Store runs, and names what it deploys', () => {
    expectNone(checkSteps);
  });

  it('asks for one action in each step', () => {
    expectNone(checkActions);
  });

  it('gives the tutorial the time of its parts', () => {
    const [course, ...parts] = guides
      .filter(({file}) => /^docs\/tutorial\//.test(file))
      .sort(
        (one, other) =>
          Number(other.file.endsWith('index.mdx')) -
          Number(one.file.endsWith('index.mdx')),
      );
    expect(course && report(checkDuration(course, parts))).toEqual([]);
  });
});

describe('the checks of statements', () => {
  const fixture = readPage(ROOT, 'tests/content/fixtures/statements.mdx');
  const read = recordAt('docs/operators/data_access/files/read/read_csv.mdx');
  const split = recordAt(
    'docs/operators/blending/examples/sampling/split_data.mdx',
  );
  const operators = [read, split].flatMap((one) => one ?? []);

  it('rejects a parameter or an option that no operator of the page has', () => {
    expect(report(checkSettings(fixture, operators))).toEqual([
      `${fixture.file}:9: "linear" is not an option of "sampling type"`,
      `${fixture.file}:10: no operator that this page links has a parameter "separator"`,
      `${fixture.file}:11: no operator that this page links has a parameter "repository entry"`,
    ]);
  });

  it('rejects a call with a variable that the page does not name', () => {
    expect(report(checkCalls(fixture))).toEqual([
      `${fixture.file}:21: the call sends "region", which this page does not name as a workflow variable`,
      `${fixture.file}:25: the call sends "since", which this page does not name as a workflow variable`,
    ]);
  });

  it('rejects steps that store before they save, or deploy without a name', () => {
    expect(report(checkSteps(fixture))).toEqual([
      `${fixture.file}:12: runs a workflow with Store that no step has saved; its relative path is an error`,
      `${fixture.file}:13: creates a deployment or schedule that no step names`,
    ]);
  });

  it('rejects steps of two actions, but not a place or a purpose before one', () => {
    expect(report(checkActions(fixture))).toEqual([
      `${fixture.file}:13: "Create a schedule, and look at the first run." asks for two actions: write two steps`,
      `${fixture.file}:16: "In AWS, create a user and attach the policy." asks for two actions: write two steps`,
    ]);
  });

  it('rejects a course that takes longer than it says', () => {
    expect(report(checkDuration(fixture, [fixture, fixture]))).toEqual([
      `${fixture.file}: says 20 minutes, but its parts take 40`,
    ]);
  });

  it('rejects statements that the record does not confirm', () => {
    const statement = {
      page: fixture.file,
      says: 'The default is a comma',
      operator: 'docs/operators/data_access/files/read/read_csv.mdx',
      behavior: {'unmatched values': 'error'},
      defaults: {'column separators': ','},
      advanced: ['column separators'],
    };
    expect(
      report(checkStatement(statement, () => fixture.text, recordAt)),
    ).toEqual([
      `${fixture.file}: "The default is a comma" is not what Read CSV does: it has no row "unmatched values: error"`,
      `${fixture.file}: the default of "column separators" in Read CSV is ;`,
      `${fixture.file}: "column separators" of Read CSV is not an advanced parameter`,
    ]);
    expect(report(checkStatement(statement, () => '', recordAt))[0]).toBe(
      `${fixture.file}: no longer says "The default is a comma"; change its entry in guideStatements.yml`,
    );
    expect(
      report(
        checkStatement(
          {...statement, operator: 'docs/x.mdx'},
          textOfFile,
          recordAt,
        ),
      ),
    ).toEqual([`${fixture.file}: there is no operator docs/x.mdx`]);
  });
});
