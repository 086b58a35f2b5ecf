import {describe, expect, it} from 'vitest';
import {ROOT} from '@site/tests/support/sites';
import {expectClaims, percent, shown, textOfPage} from '@support/claims';
import {churnRound, count} from '@support/churnRound';
import {exampleTables} from '@support/exampleTables';
import {readPage} from '@support/page';
import {columnOf, height} from '@support/rows';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const {file, strict, unique, clean, holdOut, tested, scores} = churnRound();
const PREDICTION = 'prediction(churn)';
const right = ['yes', 'no']
  .map((churn) => count(tested, {churn, [PREDICTION]: churn}))
  .reduce((sum, one) => sum + one);
const total = height(holdOut);
const toCall = count(scores, {[PREDICTION]: 'yes'});
const missing = (table: typeof file, name: string) =>
  count(table, {[name]: null});
const ids = new Set(columnOf(file, 'customer_id').values).size;

describe('intro', () => {
  it('has no number that the file does not give', () => {
    const stayed = count(unique, {churn: 'no'});
    expectClaims(textOfPage('intro'), [
      `${shown(height(file))} rows describe made-up customers`,
      `${shown(height(file))} rows and ${file.length} columns`,
      `${shown(height(unique))} rows`,
      `${stayed} of ${shown(height(unique))} customers, which is ${percent(stayed / height(unique))}`,
    ]);
  });
});

const PARTS = ['bring-in', 'prepare', 'train', 'deploy', 'schedule'];

/** Minutes in the box at the top of a page. */
function minutesOf(id: string): number {
  const time = /<Before [^>]*time="(\d+) minutes/.exec(
    readPage(ROOT, `docs/tutorial/${id}.mdx`).text,
  )?.[1];
  return Number(time);
}

describe('intro and all parts', () => {
  it.each(['intro', ...PARTS.map((part) => `tutorial/${part}`)])(
    'save a new workflow of %s before Store or Retrieve need its folder',
    (page) => {
      const lines = textOfPage(page).split('\n').filter(Boolean);
      const afterCreation = lines.filter((_, at) =>
        /^Create (a|the) workflow/.test(lines[at - 1] ?? ''),
      );
      expect(afterCreation.length).toBeGreaterThan(0);
      expect(afterCreation.filter((step) => !/^Save it\b/.test(step))).toEqual(
        [],
      );
    },
  );

  it('have a project each', () => {
    const project =
      /[Cc]reate a project(?:,? and name it| with the name) ([A-Z]\w+ \w+)/;
    const named = ['intro', 'tutorial/bring-in'].map(
      (page) => project.exec(textOfPage(page))?.[1],
    );
    expect(named).toEqual(['First steps', 'Churn tutorial']);
  });
});

describe('overview', () => {
  it('adds up the minutes of the parts', () => {
    const sum = PARTS.reduce((total, part) => total + minutesOf(part), 0);
    expect(minutesOf('index')).toBe(sum);
  });

  it('promises what the parts show', () => {
    expectClaims(textOfPage('tutorial/index'), [
      `${shown(height(file))} rows`,
      `clean table of ${shown(height(clean))} customers`,
      `right for ${right} of ${total} customers`,
      `dashboard that lists ${toCall} customers`,
      ...[1, 2, 3, 4, 5].map((part) => `\n${part}. `),
      'Part 1:',
    ]);
  });
});

describe('part 1', () => {
  const page = 'tutorial/bring-in';

  it('shows the first row as it is in the file', () => {
    expect(exampleTables(page, 'Look at the rows').at(0)).toEqual(
      shownRows(file).slice(0, 1),
    );
  });

  it('answers its questions from the file', () => {
    expectClaims(textOfPage(page), [
      `${shown(height(file))} rows and ${file.length} columns`,
      `only ${shown(ids)} ids in ${shown(height(file))} rows`,
      `yes in ${count(file, {churn: 'yes'})} rows, no in ${count(file, {churn: 'no'})}`,
      `${missing(file, 'monthly_charge')} values of monthly_charge`,
      'the first 100 rows',
      'Columns att1, att2, and so on',
      'starting row is above 1',
      'Set it to 1',
      '1 Prepare customers',
      'C-10001',
      'Part 2:',
    ]);
    expect(height(file) - ids).toBe(6);
    const gaps = file.filter(({values}) => values.includes(null));
    expect(gaps.map(({name}) => name)).toEqual(['monthly_charge']);
    expect(
      file.filter(({type}) => type === 'integer').map(({name}) => name),
    ).toEqual(['tenure_months', 'support_calls']);
  });
});

describe('part 2', () => {
  it('counts the rows after each operator', () => {
    const incomplete = missing(unique, 'monthly_charge');
    const list = sampleTable('churn-new-customers.csv');
    expectClaims(textOfPage('tutorial/prepare'), [
      `${shown(height(unique))} rows. If it has ${shown(height(strict))} rows`,
      `example set output port shows ${shown(height(clean))} rows, because ${incomplete} of the ${shown(height(unique))} customers`,
      `the same ${shown(height(clean))} rows`,
      `${Math.round((100 * incomplete) / height(unique))}% of the customers`,
      `${height(list)} rows and ${list.length} columns`,
      '1 Prepare customers',
      '1b Store new customers',
      'At the end of part 1',
      'part 1',
      'Part 3:',
      'parts 4 and 5',
    ]);
    expect(missing(list, 'monthly_charge')).toBe(5);
    expect(clean.filter(({role}) => !role).length).toBe(6);
  });
});
