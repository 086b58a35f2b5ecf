import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  Column,
  Table,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {ROOT} from '../../support/sites';

/** Number of rows from which Read CSV guesses the type of a column. */
const ROWS_TO_GUESS = 100;

/**
 * Splits a line of CSV into cells. A quoted cell can contain commas and doubled
 * quotation marks.
 */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

function typeOf(cells: readonly string[]): Column['type'] {
  const known = cells.slice(0, ROWS_TO_GUESS).filter((cell) => cell !== '');
  const all = (pattern: RegExp) => known.every((cell) => pattern.test(cell));
  return all(/^\d+$/)
    ? 'integer'
    : all(/^\d+(\.\d+)?$/)
      ? 'real'
      : all(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/)
        ? 'date'
        : 'nominal';
}

/**
 * Reads a sample data file like Read CSV with a comma as separator: types are
 * guessed from the first rows, and an empty cell is missing.
 */
export function sampleTable(name: string): Table {
  const file = path.join(ROOT, 'static/data', name);
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(cellsOf);
  return head.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const type = typeOf(cells);
    const isNumber = type === 'integer' || type === 'real';
    return {
      name: column,
      type,
      values: cells.map((cell) =>
        cell === '' ? null : isNumber ? Number(cell) : cell,
      ),
    };
  });
}
