import {describe, expect, it} from 'vitest';
import {
  expandFragments,
  resolveFragments,
} from '../../../../../plugins/operator-pages/record/fragments';
import {VOCABULARY} from '../../../../support/operators';

const {fragments} = VOCABULARY;

describe('expandFragments', () => {
  it('puts the parameters of a fragment in its place, changed as the page says', () => {
    const {parameters} = expandFragments(
      [
        {name: 'first', type: 'string'},
        {use: 'seed', set: {seed: {default: 1, min: null}}},
      ],
      fragments,
    );
    expect(parameters.map(({name}) => name)).toEqual([
      'first',
      'use_seed',
      'seed',
    ]);
    expect(parameters[2]).toEqual({
      name: 'seed',
      type: 'integer',
      default: 1,
      advanced: true,
      only_when: {use_seed: true},
    });
  });

  it('leaves parameters out, and narrows all that stay', () => {
    const {parameters} = expandFragments(
      [
        {
          use: 'seed',
          without: ['use_seed'],
          advanced: false,
          only_when: {mode: 'random'},
        },
      ],
      fragments,
    );
    expect(parameters).toEqual([
      {
        name: 'seed',
        type: 'integer',
        default: 1992,
        min: 1,
        advanced: false,
        only_when: {use_seed: true, mode: 'random'},
      },
    ]);
  });

  it('names unknown fragments and parameters', () => {
    const {problems} = expandFragments(
      [{use: 'sed'}, {use: 'seed', set: {sead: {}}, without: ['x']}],
      fragments,
    );
    expect(problems).toEqual([
      '[0] "sed" is no fragment; use one of seed, columns',
      '[1] "seed".set names "sead", which the fragment does not have',
      '[1] "seed".without names "x", which the fragment does not have',
    ]);
  });
});

describe('resolveFragments', () => {
  it('lets a fragment use those above it', () => {
    const resolved = resolveFragments({
      ...fragments,
      fixed: [{use: 'seed', set: {seed: {default: 7}}}],
    });
    expect(resolved.problems).toEqual([]);
    expect(
      resolved.fragments.fixed?.parameters.map((one) => one.default),
    ).toEqual([false, 7]);
  });

  it('names all that is wrong, each once', () => {
    const {problems} = resolveFragments({
      first: [{use: 'second'}],
      second: [{name: 'share', type: 'real number', min: 2, max: 1}],
      third: [{use: 'second'}, {name: 'count', type: 'integer', default: 0.5}],
    });
    expect(problems).toEqual([
      'first[0] "second" is no fragment above it; there is none',
      'second "share" has min 2 above max 1',
      'third "count" has the default "0.5", which is not an integer',
    ]);
  });
});
