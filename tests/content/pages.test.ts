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
import {readPages, report} from './support/page';
import type {Page, Problem} from './support/page';

/** The page that says what other manuals call things. */
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
): string[] {
  return report(checked.flatMap((page) => check(page)));
}

describe('every page', () => {
  it('has pages to check', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

  it('has complete front matter', () => {
    expect(report(checkFrontMatter(pagesToCheck(pages), pages))).toEqual([]);
  });

  it('is UTF-8 without a byte order mark, with LF at the end of lines', () => {
    expect(problemsOf(checkEncoding)).toEqual([]);
  });

  it('has one h1, headings in order and in sentence case, and none twice', () => {
    expect(problemsOf((page) => checkHeadings(page, properNames))).toEqual([]);
  });

  it('has no braces that are run as code', () => {
    expect(problemsOf(checkExpressions)).toEqual([]);
  });

  it('has admonitions that are drawn as boxes with their titles', () => {
    expect(problemsOf(checkAdmonitions)).toEqual([]);
  });

  it('avoids forbidden phrases', () => {
    expect(problemsOf((page) => checkPhrases(page, FORBIDDEN_PHRASES))).toEqual(
      [],
    );
  });

  it("uses the product's terms", () => {
    expect(
      problemsOf((page) =>
        page.kind === 'operator' || page.file === BRIDGE
          ? []
          : checkPhrases(page, TERMINOLOGY),
      ),
    ).toEqual([]);
  });

  it('links to existing pages, headings, and images', () => {
    expect(
      problemsOf(
        (page) => checkLinks(page, targets),
        pagesToLinkCheck(ROOT, pages),
      ),
    ).toEqual([]);
  });

  it('has code that parses, in a named language', () => {
    expect(problemsOf(checkFences)).toEqual([]);
  });

  it('has the length and the ending of its kind', () => {
    expect(problemsOf(checkStructure)).toEqual([]);
  });
});
