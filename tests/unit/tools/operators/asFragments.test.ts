import {describe, expect, it} from 'vitest';
import {asFragments} from '../../../../.tools/operators/asFragments.mjs';
import {VOCABULARY} from '../../../support/operators';

describe('asFragments', () => {
  it('keeps the order of the parameters', () => {
    const [use, seed] = VOCABULARY.fragments.seed?.parameters ?? [];
    const items = asFragments([seed, use], VOCABULARY.fragments);
    expect(items.at(-1)).toEqual(use);
    expect(items).toHaveLength(2);
  });

  it('names a fragment, and what differs', () => {
    const parameters = [
      {name: 'first', type: 'string'},
      {name: 'use_seed', type: 'boolean', default: false, advanced: true},
      {
        name: 'seed',
        type: 'integer',
        default: 7,
        advanced: true,
        only_when: {use_seed: true},
      },
    ];
    expect(asFragments(parameters, VOCABULARY.fragments)).toEqual([
      parameters[0],
      {use: 'seed', set: {seed: {default: 7, min: null}}},
    ]);
  });

  it('writes out a parameter that merely shares a name with one of a fragment', () => {
    const parameters = [{name: 'seed', type: 'string'}];
    expect(asFragments(parameters, VOCABULARY.fragments)).toEqual(parameters);
  });
});
