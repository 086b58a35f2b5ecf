import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadViews} from '../../plugins/operator-pages/views/loadViews';
import {} from '../support/operators';
import {ROOT} from '../support/sites';
import {checkOperatorPage, recordTexts} from './checks/operatorPage';
import {checkPhrases, FORBIDDEN_PHRASES} from './checks/phrases';
import {checkUnwritten} from './checks/unwritten';
import {isAnyToCheck, pagesToCheck} from './support/changes';
import {OPTIONS, recordOf} from './support/operators';
import {parsePage, readPages} from './support/page';
import type {Page, Problem} from './support/page';
import {expectNoProblems} from './support/problems';

const pages = readPages(ROOT, ['docs']).filter(({kind}) => kind === 'operator');

/** Problems of an operator page, including problems of its record. */
function problemsOf(page: Page): Problem[] {
  const {record, problems} = recordOf(page);
  if (!record) {
    return problems.map((message) => ({file: page.file, message}));
  }
  const texts = parsePage(page.file, '');
  const prose = parsePage(
    page.file,
    recordTexts(record).replaceAll(/[{}<>]/g, ''),
  );
  return [
    ...checkUnwritten(page),
    ...checkOperatorPage(page, record),
    ...checkPhrases({...texts, tree: prose.tree}, FORBIDDEN_PHRASES).map(
      ({message}) => ({file: page.file, message: `record: ${message}`}),
    ),
  ];
}

function read(file: string, as: string): Page {
  return parsePage(as, readFileSync(path.join(ROOT, file), 'utf8'));
}

describe('pages of operators', () => {
  it('are there', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it('have a right record, what their tier asks for, and a text for each port and parameter', () => {
    expectNoProblems(pagesToCheck(pages).flatMap(problemsOf));
  });
});

describe('the build', () => {
  it.runIf(isAnyToCheck(/^(docs|src)\/operators\//))(
    'finds all operators, ports, and pages that records and drawings name',
    async () => {
      await expect(loadViews(ROOT, OPTIONS, true)).resolves.toBeDefined();
    },
  );
});

describe('checkOperatorPage', () => {
  it('rejects a page by everything that is wrong with it', () => {
    const page = read(
      'tests/content/fixtures/operatorPage.mdx',
      'docs/operators/wrong.mdx',
    );
    expect(problemsOf(page).map(({message}) => message)).toEqual([
      'has comments in the front matter (1): write what they ask for, and take them out',
      'still to write: "Write 10 words: what it does."',
      'must open with a paragraph that begins with "**Wrong Operator**"',
      'has 12 words of prose; 200 to 400 fit tier B',
      'has the sections Details, Example; write Description, Example, and what else there is below them',
      'has an example without a table or code: show what goes in and comes out',
      'has not a table, as tier B asks',
      'operator.source is required: say where its facts come from',
      'inputs "table" has no text: say what it is for in `about`',
      'outputs "rest": "A data table." repeats the type: say what is in it',
      'parameters "number_of_rounds": "The number of rounds." repeats the name: say what it does',
      'parameters "add_macros": "Adds workflow variables." repeats the name: say what it does',
      'parameters "unit": list the options, or write "Not known: ... To find out, ..."',
      'outputs "result".about: write whole sentences that end in a full stop',
      'parameters "method".options.fast: it follows a colon, so begin in lower case and end in a full stop',
      'behavior[0].note: write whole sentences that end in a full stop',
      'related "operators/cleansing/normalization/normalize".because: it follows a colon, so begin in lower case and end in a full stop',
      'record: "Powerful": say what it does',
    ]);
  });

  it.each([
    ['wrong/wrong', 'must have the slug /operators/wrong/wrong'],
    ['group/wrong', 'must have no slug'],
  ])('holds the address of %s to its path', (id, message) => {
    const page = read(
      'tests/content/fixtures/operatorPage.mdx',
      `docs/operators/${id}.mdx`,
    );
    const slug = id === 'group/wrong' ? '/operators/other' : undefined;
    expect(
      problemsOf({...page, frontMatter: {...page.frontMatter, slug}}),
    ).toContainEqual({file: page.file, message});
  });
});
