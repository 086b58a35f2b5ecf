import {describe, expect, it} from 'vitest';
import {evaluate} from '@lab/_shared/expression/evaluate';
import {conditionOf, scopeOf} from '@lab/_shared/expression/rows';
import {NotComputed, OperatorError} from '@lab/_shared/types';
import {binominal, date, integer} from '@support/columns';
import {scope, shown} from '@support/expressionPage';

describe('the language', () => {
  it.each([
    ['-2 ^ 2', '4'],
    ['-(2 ^ 2)', '-4'],
    ['2 ^ 3 ^ 2', '512'],
    ['10 - 4 - 3', '3'],
    ['1 + 2 * 3', '7'],
    ['!false && false', 'false'],
    ['1 < 2 == true', 'true'],
    ['"1" + 2', '"12"'],
    ['2 / 2 + ""', '"1.0"'],
    ['if(%{limit} == "20", 1, "one") + 1', '2'],
    ['if(items > 2, 1, "one") + 1', '"11"'],
    ['if(MISSING_NUMERIC, 1, "one")', '?'],
    ['"say \\"hi\\""', '"say "hi""'],
    ['"one\r\ntwo\tthree"', '"one two three"'],
    ['%{limit} + "!"', '"20!"'],
    ['parse(%{limit}) / 8', '2.5'],
    [
      'date_add(date_parse_custom("2026-01-31", "yyyy-MM-dd"), 1, DATE_UNIT_MONTH)',
      '2026-02-28 00:00',
    ],
    [
      'date_str_custom(date_parse_custom("20260315", "yyyyMMdd"), "EEE d MMM")',
      '"Sun 15 Mar"',
    ],
    ['date_str_custom(joined, "EEEE, MMMM d", "en")', '"Sunday, March 15"'],
    ['date_parse_custom("15 Mar 2026", "d MMM yyyy")', '2026-03-15 00:00'],
    ['date_parse_custom("March 2026", "MMMM yyyy", "en")', '2026-03-01 00:00'],
  ])('computes %s', (expression, result) => {
    expect(shown(evaluate(expression, scope), result)).toBe(result);
  });

  it.each([
    ['items &&', 'The expression ends too early.'],
    ['items && city', '&& takes true, false, or numbers.'],
    ['net price', 'The expression goes on with "price"'],
    ['cut(city, 2, 9)', 'cut: start and length go beyond the end of "Lyon".'],
    ['nothing', 'There is no column "nothing".'],
    ['nothing(1)', 'There is no function "nothing".'],
    ['%{nothing}', 'There is no workflow variable "nothing".'],
    ['sqrt(1, 2)', 'sqrt takes 1 arguments, not 2.'],
    ['(1 + 2', 'The expression needs ")" before "its end".'],
    ['city < items', '< compares two numbers or two texts.'],
    ["'a'", 'The expression cannot be read from "\'a\'" on.'],
    ['date_parse_custom("x", "yyyy")', '"x" is no date in the form yyyy.'],
    ['binom(-1, 2)', 'binom takes no negative numbers.'],
    ['joined + 1', '+ takes numbers, or a text and another value.'],
  ])('stops at %s', (expression, message) => {
    expect(() => evaluate(expression, scope)).toThrow(OperatorError);
    expect(() => evaluate(expression, scope)).toThrow(message);
  });

  it.each(['date_now()', 'rand()', 'param("Sort", "sort_by")'])(
    'does not compute %s, and does not call it an error',
    (expression) => {
      expect(() => evaluate(expression, scope)).toThrow(NotComputed);
    },
  );
});

describe('names of months and days', () => {
  it.each([
    'date_str_custom(joined, "EEEE")',
    'date_str_custom(joined, "MMM", "de")',
    'date_parse_custom("March 2026", "MMM yyyy")',
  ])('depend on the server in %s', (expression) => {
    expect(() => evaluate(expression, scope)).toThrow(NotComputed);
  });
});

describe('a condition on rows', () => {
  const table = [
    integer('n', [1, null]),
    date('day', ['2026-03-15', null]),
    binominal('flag', ['true', 'false']),
  ] as const;

  it.each([
    ['n > 0', [true, false]],
    ['!(n > 0)', [false, true]],
    ['missing(day)', [false, true]],
    ['flag == "true"', [true, false]],
    ['isFinite(n)', [true, false]],
  ])('tests %s in each row', (expression, expected) => {
    expect([0, 1].map(conditionOf(expression, table))).toEqual(expected);
  });

  it('stops at what is neither true nor false', () => {
    expect(() => conditionOf('n + 1', table)(0)).toThrow(
      'The expression "n + 1" is neither true nor false.',
    );
  });
});

describe('random numbers', () => {
  const table = [integer('seed', [7, 7, 2001])] as const;
  const drawn = (expression: string) =>
    [0, 1, 2].map((row) => evaluate(expression, scopeOf(table, row)).value);

  // Results of java.util.Random.
  it('continue from row to row with a fixed seed', () => {
    expect(drawn('rand(7)')).toEqual([
      0.7306990420600421, 0.7491696031336331, 0.34830970303125697,
    ]);
    expect(drawn('floor(6 * rand(7)) + 1')).toEqual([5, 5, 3]);
  });

  it('start again in each row with a seed from a column', () => {
    expect(drawn('rand(seed)')).toEqual([
      0.7306990420600421, 0.7306990420600421, 0.6233806004991275,
    ]);
  });

  it.each(['rand()', 'rand(-1)', 'if(seed > 7, rand(7), 0)'])(
    'are not computed for %s',
    (expression) => {
      expect(() => drawn(expression)).toThrow(NotComputed);
    },
  );
});
