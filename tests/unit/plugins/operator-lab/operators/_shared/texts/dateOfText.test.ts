import {describe, expect, it} from 'vitest';
import {dateOfText} from '@site/plugins/operator-lab/operators/_shared/texts/dateOfText';
import {dateText} from '@site/plugins/operator-lab/operators/_shared/texts/datePattern';
import {
  NotComputed,
  OperatorError,
} from '@site/plugins/operator-lab/operators/_shared/types';

const read = (text: string, pattern: string) =>
  dateOfText(text, pattern)?.toISOString().replace('.000Z', '') ?? 'no date';

describe('a date of a text', () => {
  // Results of SimpleDateFormat in Java 17, with the locale en in UTC.
  it.each([
    ['20260305', 'yyyyMMdd', '2026-03-05T00:00:00'],
    ['2026035', 'yyyyMMdd', '2026-03-05T00:00:00'],
    ['202635', 'yyyyMMdd', 'no date'],
    ['2026-03-15', 'yyyyMMdd', '2025-12-03T00:00:00'],
    ['2026', 'yyyyMM', 'no date'],
    ['20263', 'yyyyMM', '2026-03-01T00:00:00'],
    ['20260305T1407', "yyyyMMdd'T'HHmm", '2026-03-05T14:07:00'],
    ['5Mar', 'dMMM', '1970-03-05T00:00:00'],
    ['5 MAR 2026', 'd MMMM yyyy', '2026-03-05T00:00:00'],
    ['may 5, 2026', 'MMM d, yyyy', '2026-05-05T00:00:00'],
    ['Sept 2026', 'MMM yyyy', 'no date'],
    ['5-3-2026', 'd-L-yyyy', '2026-03-05T00:00:00'],
    ['Fri, 05 Mar 2026', 'EEE, dd MMM yyyy', '2026-03-05T00:00:00'],
    ['05 Mar 2026 Friday', 'dd MMM yyyy EEE', '2026-03-05T00:00:00'],
    ['5  Mar', 'd MMM', 'no date'],
    ['3/5/26', 'M/d/yy', '2026-03-05T00:00:00'],
    ['3/5/76', 'M/d/yy', '1976-03-05T00:00:00'],
    ['3/5/6', 'M/d/yy', '0006-03-05T00:00:00'],
    ['05.03.26', 'dd.MM.yyyy', '0026-03-05T00:00:00'],
    ['2026-03--5', 'yyyy-MM-dd', '2026-02-23T00:00:00'],
    ['2026- 03- 05', 'yyyy-MM-dd', '2026-03-05T00:00:00'],
    ['2026064', 'yyyyDDD', '2026-03-05T00:00:00'],
    ['2:07 PM', 'h:mm a', '1970-01-01T14:07:00'],
    ['12:07 am', 'h:mm a', '1970-01-01T00:07:00'],
    ['14:07 PM', 'hh:mm a', '1970-01-02T02:07:00'],
    ['2026-03-05 24', 'yyyy-MM-dd kk', '2026-03-05T00:00:00'],
    ['9.5', 's.SSS', '1970-01-01T00:00:09.005Z'],
    ['2026-03-05T14:07+0200', "yyyy-MM-dd'T'HH:mmZ", '2026-03-05T12:07:00'],
    ['2026-03-05T14:07Z', "yyyy-MM-dd'T'HH:mmXXX", '2026-03-05T14:07:00'],
    ['2026 GMT+02:00', 'yyyy z', '2025-12-31T22:00:00'],
  ])('reads %s with %s', (text, pattern, date) => {
    expect(read(text, pattern)).toBe(date);
  });

  it.each([
    ['3/5/50', 'M/d/yy', NotComputed],
    ['Thu', 'EEE', NotComputed],
    ['10', 'w', NotComputed],
    ['10', 'b', OperatorError],
  ])('does not read %s with %s', (text, pattern, error) => {
    expect(() => dateOfText(text, pattern)).toThrow(error);
  });
});

describe('a text of a date', () => {
  const DATE = new Date('2026-11-01T00:05:09.045Z');

  it.each([
    ['L LLL', '11 Nov'],
    ['D u uu', '305 7 07'],
    ['k K h hh a', '24 0 12 12 AM'],
    ['S SSS', '45 045'],
    ['zzzz', 'Coordinated Universal Time'],
    ["h 'o''clock'", "12 o'clock"],
  ])('is written with %s', (pattern, text) => {
    expect(dateText(DATE, pattern)).toBe(text);
  });

  it('has no form for letters that Java does not have', () => {
    expect(() => dateText(DATE, 'b')).toThrow(OperatorError);
    expect(() => dateText(DATE, 'w')).toThrow(NotComputed);
  });
});
