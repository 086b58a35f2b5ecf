import {describe, expect, it} from 'vitest';
import {dateOfText, dateText} from '@lab/_shared/texts/datePattern';
import {NotComputed} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';

const [, bytes] = exampleTables(import.meta, 'Encodings');
const [letters, patterns, texts] = exampleTables(import.meta, 'Date patterns');

/** The example date, without its milliseconds. */
const DATE = new Date(Date.UTC(2026, 2, 5, 14, 7, 9));

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
    expect(all.length).toBe(12);
    expect(all.map(([shown]) => shown)).toEqual(all.map(([, is]) => is));
  });

  it('gives the examples of whole patterns', () => {
    const all = examples(patterns, 'Pattern', 'Gives');
    expect(all.length).toBe(6);
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
