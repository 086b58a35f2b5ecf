import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {checkComparisons, readComparisons} from './checks/comparisons';
import type {Compared} from './checks/comparisons';
import {isToCheck} from './support/changes';
import {recordOf} from './support/operators';
import {readPages} from './support/page';
import {textOf} from './support/prose';

const pages = new Map(
  readPages(ROOT, ['docs'])
    .filter(({kind}) => kind === 'operator')
    .flatMap((page) => {
      const id = page.file.replace(/^docs\/|\.mdx$/g, '');
      const {record} = recordOf(page);
      const lead = page.tree.children.find(({type}) => type === 'paragraph');
      return record
        ? [[id, {id, record, lead: lead ? textOf(lead) : ''}] as const]
        : [];
    }),
);
const table = readFileSync(
  path.join(__dirname, 'data', 'comparisons.tsv'),
  'utf8',
);

describe('comparisons with another operator', () => {
  it('that say same, each, every, all, any, or only are confirmed by a reader', () => {
    expect(
      checkComparisons(pages, readComparisons(table), (id) =>
        isToCheck(`docs/${id}.mdx`),
      ),
    ).toEqual([]);
  });

  it('are noted in order', () => {
    const rows = table.trim().split('\n').slice(1);
    expect(rows).toEqual([...new Set(rows)].sort());
  });
});

describe('checkComparisons', () => {
  const operator = (id: string, related: Compared['record']['related']) =>
    [
      id,
      {
        id,
        lead: `**${id}** draws\nrows.`,
        record: {
          related,
          parameters: [
            {name: 'ratio', type: 'real number', default: 0.7},
            {name: 'seed', type: 'integer'},
          ],
        },
      },
    ] as const;
  const some = new Map([
    operator('bagging', []),
    operator('forest', [
      {id: 'bagging', because: 'draws rows in the same way.'},
      {id: 'sample', because: 'draws any rows.'},
      {id: 'tree', because: 'is easier to read.'},
    ]),
  ]);
  const row = (...cells: string[]) => cells.join('\t');
  const header = row('page', 'target', 'claim', 'confirmed');

  it('shows a new claim next to the lead and the defaults of its target', () => {
    expect(checkComparisons(some, readComparisons(header))).toEqual([
      'forest: compare "draws rows in the same way." with bagging, and add it to comparisons.tsv if it is true. The page says: "**bagging** draws rows." Defaults: ratio = 0.7',
      'forest: compare "draws any rows." with sample, and add it to comparisons.tsv if it is true. The page says: it has no page yet',
    ]);
  });

  it('rejects a claim that is not true, and a note that is no longer needed', () => {
    const noted = readComparisons(
      [
        header,
        row('forest', 'bagging', 'draws rows in the same way.', 'no'),
        row('forest', 'sample', 'draws any rows.', 'yes'),
        row('forest', 'tree', 'is the only tree.', 'yes'),
      ].join('\n'),
    );
    expect(checkComparisons(some, noted)).toEqual([
      'forest: "draws rows in the same way." is not true of bagging: correct it',
      'forest: remove "is the only tree." from comparisons.tsv, because the page no longer says it',
    ]);
  });

  it('rejects a table without its header', () => {
    expect(() => readComparisons('forest')).toThrow(
      'The comparisons must begin with the line "page\ttarget\tclaim\tconfirmed".',
    );
  });
});
