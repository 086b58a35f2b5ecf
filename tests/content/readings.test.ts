import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../support/sites';
import {checkReadings, unreadCosts} from './checks/readings';
import type {Reading} from './checks/readings';
import {isToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {readPages} from './support/page';
import type {Page} from './support/page';
import {mapInTurns} from './support/turns';

const FOLDER = 'tests/content/data/readings';

const written = readdirSync(path.join(ROOT, FOLDER))
  .sort()
  .map((file) => ({
    file: `${FOLDER}/${file}`,
    entries: Object.entries(
      parse(readFileSync(path.join(ROOT, FOLDER, file), 'utf8')) as Record<
        string,
        Reading[]
      >,
    ),
  }));
const changed = new Set(
  written
    .filter(({file}) => isToCheck(file))
    .flatMap(({entries}) => entries.map(([id]) => id)),
);

/** What second readers noted, by doc id: all of it for a page that changed, or whose readings did. */
const readings = new Map<string, Reading[]>();
for (const [id, list] of written.flatMap(({entries}) => entries)) {
  if (isToCheck(`docs/${id}.mdx`) || changed.has(id)) {
    readings.set(id, [...(readings.get(id) ?? []), ...list]);
  }
}

const idOf = ({file}: Page) => file.replace(/^docs\/|\.mdx$/g, '');

const operators = readPages(ROOT, ['docs'])
  .filter((page) => isToCheck(page.file) || readings.has(idOf(page)))
  .filter(({kind}) => kind === 'operator');
const pages = await mapInTurns(operators, (page) => {
  const {record} = recordOf(page);
  // The notes again, since rows that several operators share are not in the file.
  const notes = record?.behavior.map(({note = ''}) => note) ?? [];
  return {
    id: idOf(page),
    text: [page.text, ...notes].join('\n'),
    isFromCode: record?.source === 'code',
  };
});

describe('the second reading', () => {
  it('has three claims of every page whose facts come from code, in the words of the page', () => {
    expect(checkReadings(pages, readings)).toEqual([]);
  });

  it('has what these pages say of time and memory', () => {
    expect(unreadCosts(pages, readings)).toEqual([]);
  });
});

describe('checkReadings', () => {
  const source = 'core/src/main/java/A.java:12';

  it('rejects pages without a reading, and readings that do not fit', () => {
    expect(
      checkReadings(
        [
          {id: 'operators/read', text: 'It is so.', isFromCode: true},
          {id: 'operators/unread', text: '', isFromCode: true},
          {id: 'operators/closed', text: '', isFromCode: false},
        ],
        new Map([
          [
            'operators/read',
            [
              {claim: 'It is so.', source, holds: true},
              {claim: 'It was so.', source, holds: true},
              {claim: 'It is so.', source: 'A.java', holds: false},
            ],
          ],
          ['operators/gone', [{claim: 'x', source, holds: true}]],
        ]),
      ),
    ).toEqual([
      'operators/read: "It was so." does not stand in the page',
      'operators/read: "It is so." names no line of a file: A.java',
      'operators/read: "It is so." does not hold: mend the page, and note what it said in `was`',
      'operators/unread: has 0 claims that were read a second time; 3 at least',
      'operators/gone: has readings, but no page',
    ]);
  });
});

describe('unreadCosts', () => {
  const page = (text: string, isFromCode = true) => ({
    id: 'operators/read',
    text,
    isFromCode,
  });
  const noted = new Map([
    [
      'operators/read',
      [
        {
          claim: 'Twice the rows take four times as long.',
          source: 'core/src/main/java/A.java:12',
          holds: true,
        },
      ],
    ],
  ]);

  it('finds a claim that nobody has read', () => {
    expect(
      unreadCosts(
        [
          page(
            'It is quick. The time grows with\nthe square of the rows. Twice the rows take four times as long.',
          ),
        ],
        noted,
      ),
    ).toEqual([
      'operators/read: "The time grows with the square of the rows." is a claim on time or memory: add a reading that names the line of the method that is called',
    ]);
  });

  it('leaves out pages without public code', () => {
    expect(
      unreadCosts([page('It needs little memory.', false)], noted),
    ).toEqual([]);
  });
});
