import {describe, expect, it} from 'vitest';
import {run} from '../../../plugins/operator-lab/operators/data_access/files/read/read_csv';
import type {Settings} from '../../../plugins/operator-lab/operators/_shared/types';
import {nominal} from '../support/columns';
import {exampleTables} from '../support/exampleTables';
import {columnOf} from '../support/rows';
import {shownRows} from '../support/runTables';
import {textOfPage} from '../support/claims';
import {codeOf} from '../support/titledCode';

const PAGE = 'data/european-formats';
const [guessed = [], list = [], typed = []] = exampleTables(
  PAGE,
  'Worked example: five lines from a shop system',
);
const lines = codeOf(PAGE, 'march.csv').split('\n');

const GERMAN: Settings = {
  decimal_character: ',',
  grouped_digits: true,
  grouping_character: '.',
  date_format: 'dd.MM.yyyy',
};

const TYPES = list.map(
  ({'column index': index, ...entry}): [string, string] => [
    String(index),
    Object.values(entry).join('.'),
  ],
);

function read(settings: Settings) {
  return run({file: [nominal('line', lines)]}, settings).output ?? [];
}

/** Cells as the page shows them: dates without their time. */
const shown = (settings: Settings) =>
  shownRows(read(settings)).map((row) =>
    Object.values(row).map((cell) =>
      String(cell).replace('T00:00:00.000Z', ''),
    ),
  );

const cells = (table: typeof typed) =>
  table.map((row) => Object.values(row).map(String));

describe('the lines of a shop system', () => {
  it('are texts without grouped digits, apart from the discount', () => {
    const types = read({
      ...GERMAN,
      grouped_digits: false,
      date_format: '',
    }).map(({type}) => type);
    expect(types).toEqual(['integer', 'nominal', 'nominal', 'nominal', 'real']);
  });

  it('have dates that are read as numbers without types', () => {
    expect(shown(GERMAN)).toEqual(cells(guessed));
  });

  it('are read with types', () => {
    const settings = {...GERMAN, data_set_meta_data_information: TYPES};
    expect(shown(settings).map((row) => row.slice(1))).toEqual(
      cells(typed).map((row) => row.slice(1)),
    );
    expect(columnOf(read(settings), 'order').values).toEqual([
      '0017',
      '0018',
      '0019',
      '0020',
    ]);
    const sum = typed
      .flatMap(({revenue}) => (typeof revenue === 'number' ? [revenue] : []))
      .reduce((one, other) => one + other, 0);
    expect(textOfPage(PAGE)).toContain(
      `a sum of ${sum.toLocaleString('en-US', {minimumFractionDigits: 2})}`,
    );
  });
});
