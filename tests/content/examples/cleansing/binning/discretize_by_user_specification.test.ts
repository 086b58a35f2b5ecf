import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/binning/discretize_by_user_specification';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [list, delays] = exampleTables(import.meta);
const classes = (list ?? []).map(
  (line) => [String(line['class names']), String(line['upper limit'])] as const,
);

function classesOf(settings: object) {
  return shownCells(
    run({'example set input': asTable(delays, {}, ['delay'])}, {...settings})[
      'example set output'
    ],
    'delay',
  );
}

it('does not depend on the order of the lines', () => {
  expect(classesOf({classes: [...classes].reverse()})).toEqual(
    column(delays, 'three classes'),
  );
});

it('gives a value above the highest limit the lowest class', () => {
  expect(classesOf({classes: classes.slice(0, 2)})).toEqual(
    column(delays, 'two classes'),
  );
});

it('has a first list that makes every number last', () => {
  expect(new Set(classesOf({}))).toEqual(new Set(['last', '?']));
});

it('takes the first of two classes with the same limit', () => {
  expect(
    classesOf({
      classes: [
        ['early', '0'],
        ['on time', '0'],
        ['late', 'Infinity'],
      ],
    })[0],
  ).toBe('early');
});

it('shifts classes behind a name that stands twice', () => {
  const settings = {
    classes: [
      ['a', '0'],
      ['a', '3'],
      ['b', '9'],
    ],
  } as const;
  const {'example set output': result} = run(
    {'example set input': asTable([{a: -1}, {a: 1}])},
    settings,
  );
  expect(shownCells(result, 'a')).toEqual(['a', 'b']);
  expect(() => run({'example set input': asTable([{a: 5}])}, settings)).toThrow(
    'a class name stands twice',
  );
});
