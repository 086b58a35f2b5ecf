import {describe, expect, it} from 'vitest';
import {dateOfText} from '@lab/_shared/texts/dateOfText';
import {dateText} from '@lab/_shared/texts/datePattern';
import {guessedCellType} from '@lab/_shared/texts/guessedCellType';
import type {Cell} from '@lab/_shared/texts/guessedCellType';
import {NotComputed} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';

const [, bytes] = exampleTables(import.meta, 'Encodings');
const [types, entered, columns] = exampleTables(import.meta, 'Column types');
const [letters, patterns, texts] = exampleTables(import.meta, 'Date patterns');

/** The example date of the page. */
const DATE = new Date(Date.UTC(2026, 2, 5, 14, 7, 9, 45));

/**
 * Formats the date by a pattern. Null if the helper does not know a letter of
 * it.
 */
function formatted(pattern: string): string | null {
  try {
    return dateText(DATE, pattern);
  } catch (error) {
    if (error instanceof NotComputed) {
      return null;
    }
    throw error;
  }
}

/** A cell in the format of the page, where numbers lose their leading zeros. */
const plain = (cell: unknown) =>
  /^\d+$/.test(String(cell)) ? String(Number(cell)) : String(cell);

function examples(
  table: typeof letters,
  key: string,
  value: string,
): [shown: string, computed: string][] {
  return (table ?? []).flatMap((row) => {
    const computed = formatted(String(row[key]));
    return computed === null ? [] : [[plain(row[value]), plain(computed)]];
  });
}

describe('date patterns', () => {
  it('gives the examples of the letters', () => {
    const all = examples(letters, 'Letters', 'Example');
    expect(all.length).toBe(20);
    expect(all.map(([shown]) => shown)).toEqual(all.map(([, is]) => is));
  });

  it('gives the examples of whole patterns', () => {
    const all = examples(patterns, 'Pattern', 'Gives');
    expect(all.length).toBe(8);
    expect(all.map(([shown]) => shown)).toEqual(all.map(([, is]) => is));
  });

  it('reads texts leniently', () => {
    const read = (texts ?? []).map(
      ({Text, Pattern}) =>
        dateOfText(String(Text), String(Pattern))?.toISOString().slice(0, 10) ??
        'no date',
    );
    expect(read).toEqual((texts ?? []).map((row) => row.Date));
    expect(read).toHaveLength(6);
  });
});

describe('encodings', () => {
  it.each(['UTF-8', 'windows-1252'])('reads the bytes as %s', (encoding) => {
    const decoder = new TextDecoder(encoding);
    for (const row of bytes ?? []) {
      const file = Buffer.from(String(row.Bytes).replaceAll(' ', ''), 'hex');
      expect(decoder.decode(file)).toBe(row[`Read as ${encoding}`]);
    }
    expect(bytes).toHaveLength(2);
  });

  it('writes the letter in the bytes of UTF-8', () => {
    expect(Buffer.from('é').toString('hex').toUpperCase()).toBe(
      String(bytes?.[0]?.Bytes).replace(' ', ''),
    );
  });
});

/** Cell that the page writes as `number 1`, `text 2.5`, or `date`. */
function cellOf(written: string): Cell {
  const [kind, content = ''] = written.split(' ');
  return kind === 'date' ? DATE : kind === 'number' ? Number(content) : content;
}

const typeOf = (cells: string) =>
  guessedCellType(cells.split(', ').map(cellOf), {date_format: 'MM/dd/yyyy'});

describe('types of Excel columns', () => {
  it('follow from the cells in the order of the rows', () => {
    const rows = columns ?? [];
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      expect
        .soft(typeOf(String(row['Cells from top to bottom'])))
        .toBe(row['Column type']);
    }
  });

  /** Cells that lead to a type, and texts of each kind. */
  const START: Record<string, string> = {
    integer: 'number 1',
    real: 'number 1.5',
    numeric: 'number 1, number 1.5',
    date_time: 'date',
    date: 'text 01/06/2026',
  };
  const TEXTS: Record<string, string> = {
    'A whole number': 'text 2',
    'Any other number': 'text 2.5',
    'A date': 'text 01/06/2026',
  };

  it('change with a text as the table says', () => {
    for (const row of entered ?? []) {
      const before = String(row['Type so far']);
      const named = before.startsWith('Any')
        ? Object.keys(START)
        : before.split(', ');
      for (const type of named) {
        expect
          .soft(typeOf(`${START[type]}, ${TEXTS[String(row.Text)]}`))
          .toBe(row['New type']);
      }
    }
    expect(entered).toHaveLength(4);
  });

  it('fit number and date cells', () => {
    const found = (content: string) =>
      (types ?? []).find(
        (row) => row.File === 'Excel' && row.Content === content,
      )?.['Column type'];
    expect(typeOf('number 1, number 2')).toBe(
      found('Number cells, all of them whole and within the same bounds'),
    );
    expect(typeOf('number 1.5, number 2.5')).toBe(
      found('Number cells, none of them whole'),
    );
    expect(typeOf('number 1, number 2.5')).toBe(
      found('Number cells of both kinds'),
    );
    expect(typeOf('date, date')).toBe(found('Number cells with a date format'));
    expect(typeOf('number 1, text TRUE')).toBe(
      found('TRUE and FALSE, or another mixture'),
    );
  });
});
