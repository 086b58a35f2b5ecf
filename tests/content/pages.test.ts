import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkAdmonitions} from './checks/admonitions';
import {checkEncoding} from './checks/encoding';
import {checkExpressions} from './checks/expressions';
import {checkFences} from './checks/fences';
import {checkFrontMatter} from './checks/frontMatter';
import {checkHeadings} from './checks/headings';
import {checkLinks} from './checks/links';
import {checkPhrases, FORBIDDEN_PHRASES, TERMINOLOGY} from './checks/phrases';
import {checkStructure} from './checks/structure';
import {pagesToCheck, pagesToLinkCheck} from './support/changes';
import {readPages} from './support/page';
import type {Page, Problem} from './support/page';
import {expectNoProblems} from './support/problems';

/** The page that lists other manuals' terms, where they are allowed. */
const BRIDGE = 'docs/glossary.mdx';

const pages = readPages(ROOT);
const properNames = new Set(
  readFileSync(path.join(__dirname, 'data', 'proper-names.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const targets = {
  pages: new Map(pages.map((page) => [page.file, page])),
  hasFile: (file: string) => existsSync(path.join(ROOT, file)),
  generatedRoutes: [
    /^\/docs\/(admin|auto|data|deploy|generative-ai|migration|MLOps|operators|python|visualization)(\/(connect|machine-learning|apps))?\/?$/,
    /^\/blog(\/(archive|tags(\/[a-z-]+)?))?$/,
  ],
};

function problemsOf(
  check: (page: Page) => Problem[],
  checked: readonly Page[] = pagesToCheck(pages),
): Problem[] {
  return checked.flatMap((page) => check(page));
}

describe('every page', () => {
  it('has pages to check', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

  it('has complete front matter', () => {
    expectNoProblems(checkFrontMatter(pagesToCheck(pages), pages));
  });

  it('is UTF-8 without a byte order mark, with LF at the end of lines', () => {
    expectNoProblems(problemsOf(checkEncoding));
  });

  it('has one h1, headings in order and in sentence case, and none twice', () => {
    expectNoProblems(problemsOf((page) => checkHeadings(page, properNames)));
  });

  it('has no braces that are run as code', () => {
    expectNoProblems(problemsOf(checkExpressions));
  });

  it('has admonitions that are drawn as boxes with their titles', () => {
    expectNoProblems(problemsOf(checkAdmonitions));
  });

  it('avoids forbidden phrases', () => {
    expectNoProblems(
      problemsOf((page) => checkPhrases(page, FORBIDDEN_PHRASES)),
    );
  });

  it("uses the product's terms", () => {
    expectNoProblems(
      problemsOf((page) =>
        page.kind === 'operator' || page.file === BRIDGE
          ? []
          : checkPhrases(page, TERMINOLOGY),
      ),
    );
  });

  it('links to existing pages, headings, and images', () => {
    expectNoProblems(
      problemsOf(
        (page) => checkLinks(page, targets),
        pagesToLinkCheck(ROOT, pages),
      ),
    );
  });

  it('has code that parses, in a named language', () => {
    expectNoProblems(problemsOf(checkFences));
  });

  it('has the length and the ending of its kind', () => {
    expectNoProblems(problemsOf(checkStructure));
  });
});
