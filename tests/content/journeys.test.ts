import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../support/sites';
import {checkBefore, checkJourney, JOURNEYS} from './checks/journeys';
import type {Journey} from './checks/journeys';
import {isAnyToCheck, isToCheck, pagesToCheck} from './support/changes';
import {parsePage, readPages, report} from './support/page';
import {expectNoProblems} from './support/problems';

const pages = readPages(ROOT);
const targets = {pages: new Map(pages.map((page) => [page.file, page]))};
const journeys = parse(
  readFileSync(path.join(__dirname, 'data', 'journeys.yml'), 'utf8'),
) as Journey[];

describe('journeys of readers', () => {
  it('has a list of the form that the check reads', () => {
    expect(JOURNEYS.validate(journeys).error?.message).toBeUndefined();
  });

  it('do not break off', () => {
    const problems = journeys
      .filter(
        ({steps}) =>
          isAnyToCheck(/\/journeys\.yml$/) ||
          steps.some(({page}) => isToCheck(page)),
      )
      .flatMap((journey) => checkJourney(journey, targets));
    expectNoProblems(problems);
  });

  it('links each page that a guide asks for', () => {
    expectNoProblems(pagesToCheck(pages).flatMap(checkBefore));
  });
});

describe('the check of journeys', () => {
  const start = parsePage(
    'docs/start.mdx',
    '---\ntitle: Start\n---\n\n[On](./next.mdx)\n\n<Before role="Analyst" time="5 minutes">\n\nA token.\n\n</Before>\n',
  );
  const next = parsePage('docs/next.mdx', '---\ntitle: Next\n---\n\nEnd.\n');
  const own = {pages: new Map([start, next].map((page) => [page.file, page]))};

  it('rejects a step that is missing, not linked, or no answer', () => {
    const journey = {
      goal: 'Arrive',
      steps: [
        {page: 'docs/start.mdx', needs: ['docs/token.mdx'], answers: ['Start']},
        {page: 'docs/next.mdx', answers: ['Create a token']},
        {page: 'docs/end.mdx', answers: ['End']},
      ],
    };
    expect(report(checkJourney(journey, own))).toEqual([
      'docs/start.mdx: does not link what it asks for: docs/token.mdx (journey "Arrive")',
      'docs/next.mdx: does not link the next step: docs/end.mdx (journey "Arrive")',
      'docs/next.mdx: has no heading that answers "Create a token" (journey "Arrive")',
      'docs/end.mdx: there is no such page (journey "Arrive")',
    ]);
  });

  it('accepts the same journey with its links and headings', () => {
    const journey = {
      goal: 'Arrive',
      steps: [
        {page: 'docs/start.mdx', needs: ['docs/next.mdx'], answers: ['start']},
        {page: 'docs/next.mdx', answers: ['Next']},
      ],
    };
    expect(checkJourney(journey, own)).toEqual([]);
  });

  it('rejects <Before> without a link', () => {
    expect(report(checkBefore(start))).toEqual([
      'docs/start.mdx:7: <Before> links no page that fulfills what it asks for',
    ]);
  });

  it('rejects a list of another form', () => {
    expect(JOURNEYS.validate([{goal: 'None', steps: []}]).error?.message).toBe(
      '"[0].steps" must contain at least 2 items',
    );
  });
});
