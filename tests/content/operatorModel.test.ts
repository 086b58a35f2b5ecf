import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {asFragments} from '../../.tools/operators/asFragments.mjs';
import {pageText} from '../../.tools/operators/pageText.mjs';
import {readFacts} from '../../.tools/operators/readFacts.mjs';
import {parseRecord} from '../../plugins/operator-pages/record/parseRecord';
import type {ParsedRecord} from '../../plugins/operator-pages/record/parseRecord';
import {operatorDrawing} from '../../plugins/operator-pages/remark/operatorFigure/operatorDrawing';
import {WORDS} from '../../plugins/operator-pages/remark/words';
import {ROOT} from '../support/sites';
import {differences} from './checks/operatorFacts';
import {readAllFacts} from './support/facts';
import type {Fact} from './support/facts';
import {VOCABULARY} from './support/operators';

/** Width of the text of a page, in px: a wider drawing has to be scrolled. */
const TEXT_WIDTH = 700;

const template = readFileSync(
  path.join(ROOT, 'docs/operators/_TEMPLATE.mdx'),
  'utf8',
);

/** The record of the page that `npm run new:operator` makes from facts, and the facts themselves. */
function madeFrom(fact: Fact) {
  const facts = readFacts(fact, VOCABULARY.portTypes);
  const text = pageText(template, {
    title: fact.title,
    key: 'unknown',
    facts: {
      ...facts,
      parameters: asFragments(facts.parameters, VOCABULARY.fragments),
    },
  });
  const {operator} = parse(text.split(/^---$/m)[1] ?? '');
  const parsed: ParsedRecord = parseRecord(operator, VOCABULARY);
  return {...parsed, id: fact.id, title: fact.title, facts};
}

const made = readAllFacts().map(madeFrom);

describe('the record, for every operator of the facts', () => {
  it('can be made by the tool, and is right', () => {
    expect(made.length).toBeGreaterThan(600);
    expect(
      made.flatMap(({id, problems = []}) =>
        problems.map((problem) => `${id}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it('says what the facts say, with fragments filled in', () => {
    expect(
      made.flatMap(({id, record, facts}) =>
        record
          ? differences(record, {key: 'unknown', ...facts}).map(
              ({message}) => `${id}: ${message}`,
            )
          : [],
      ),
    ).toEqual([]);
  });

  it('is drawn within the width of the text', () => {
    const tooWide = made.filter(
      ({title, record}) =>
        record &&
        Number(
          operatorDrawing(title, record, {
            types: VOCABULARY.portTypes,
            words: WORDS,
          }).properties.width,
        ) > TEXT_WIDTH,
    );
    expect(tooWide.map(({id}) => id)).toEqual([]);
  });
});
