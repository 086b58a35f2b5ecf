import {describe, expect, it} from 'vitest';
import {evaluate} from '@lab/_shared/expression/evaluate';
import {conditionOf} from '@lab/_shared/expression/rows';
import {OperatorError} from '@lab/_shared/types';
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
