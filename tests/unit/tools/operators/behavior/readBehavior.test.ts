import {describe, expect, it} from 'vitest';
import {
  clausesOf,
  readBehavior,
} from '../../../../../.tools/operators/behavior/readBehavior.mjs';

const read = (behavior: object, parameters: string[] = []) =>
  readBehavior({behavior, parameters: parameters.map((name) => ({name}))});

describe('readBehavior', () => {
  it.each([
    ['missing_values', 'stay missing', 'missing values', 'kept', undefined],
    [
      'missing_values',
      'left out of mean, deviation, sum, quartiles',
      'missing values',
      'ignored',
      'They are left out of mean, deviation, sum, and quartiles.',
    ],
    ['nominal_columns', 'skipped', 'nominal columns', 'ignored', undefined],
    ['order_of_rows', 'kept', 'row order', 'kept', undefined],
    [
      'boundaries',
      'both ends included, counted from 1 among regular columns',
      'bounds',
      'included',
      'Both ends are included, counted from 1 among regular columns.',
    ],
    [
      'boundaries',
      'neighbours lie strictly closer than epsilon',
      'bounds',
      'excluded',
      'Neighbors lie strictly closer than epsilon.',
    ],
    [
      'ties',
      'the earlier combination stays',
      'ties',
      'first',
      'The earlier combination stays.',
    ],
    [
      'special_roles',
      'special columns are written too',
      undefined,
      undefined,
      undefined,
    ],
  ])('reads %s: %s', (key, fact, topic, verdict, note) => {
    const {rows, left} = read({[key]: fact});
    expect(rows).toEqual(topic ? [{topic, verdict, ...(note && {note})}] : []);
    expect(left).toEqual(topic ? [] : [{key, fact}]);
  });

  it('makes a row of each clause, and none where one is not understood', () => {
    expect(
      read({missing_values: 'stay missing; an empty result becomes missing'})
        .rows,
    ).toHaveLength(2);
    expect(
      read({missing_values: 'stay missing; but not on a full moon'}),
    ).toEqual({
      rows: [],
      left: [
        {
          key: 'missing_values',
          fact: 'stay missing; but not on a full moon',
        },
      ],
    });
  });

  it('names the setting of a random step, where there is one', () => {
    const fact = {randomness: 'start rows; uses local random seed'};
    expect(read(fact, ['local_random_seed']).rows).toEqual([
      {
        topic: 'randomness',
        verdict: 'random',
        note: 'The start rows are random. The `local random seed` sets the random numbers.',
      },
    ]);
    expect(read(fact).rows).toEqual([]);
    expect(read({randomness: 'none'}).rows).toEqual([]);
  });

  it('takes no fact on a setting that the record does not have', () => {
    const fact = {special_roles: 'only with include special attributes'};
    expect(read(fact).rows).toEqual([]);
    expect(read(fact, ['include_special_attributes']).rows).toEqual([
      {
        topic: 'roles',
        verdict: 'not used',
        note: 'They take part only with `include special attributes`.',
      },
    ]);
  });

  it('has each row once', () => {
    expect(
      read({
        errors: ['no label'],
        family: ['errors: no label, empty table, no regular column'],
      }).rows.map(({note}: {note?: string}) => note),
    ).toEqual([
      'There is no label.',
      'The table is empty.',
      'There is no regular column.',
    ]);
  });
});

describe('clausesOf', () => {
  it('parts at semicolons, but not within brackets', () => {
    expect(clausesOf('a (b; c); d')).toEqual(['a (b; c)', 'd']);
  });
});
