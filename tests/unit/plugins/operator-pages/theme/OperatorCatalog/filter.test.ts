import {describe, expect, it} from 'vitest';
import {
  categoryOf,
  choices,
  matches,
  needsSettings,
  NO_FILTER,
  optionsOf,
} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/filter';
import {APPLY_MODEL, K_NN, NAMES} from '../../../../../support/catalogEntries';

describe('matches', () => {
  it.each([
    [{}, true],
    [{text: 'NEIGHBORS k-nn'}, true],
    [{text: 'lazy'}, true],
    [{text: 'neighbors tree'}, false],
    [{category: 'Modeling'}, true],
    [{category: 'Modeling / Lazy'}, true],
    [{category: 'Lazy'}, false],
    [{kind: 'Applies models'}, false],
    [{takes: 'Data table', gives: 'Model'}, true],
    [{takes: 'Model'}, false],
    [{tag: 'nearest neighbor'}, true],
    [{tag: 'nearest'}, false],
    [{source: 'code'}, true],
    [{source: 'none'}, false],
    [{label: 'numeric_label', handles: ['missing_values']}, true],
    [{label: 'numeric_label', handles: ['missing_values', 'weights']}, true],
    [{label: 'no_label'}, false],
    [{handles: ['missing_values', 'updatable']}, false],
  ])('answers for %j: %s', (filter, expected) => {
    expect(matches(K_NN, {...NO_FILTER, ...filter})).toBe(expected);
  });

  it('does not count what is not known', () => {
    expect(
      matches(APPLY_MODEL, {...NO_FILTER, handles: ['missing_values']}),
    ).toBe(false);
    expect(matches(APPLY_MODEL, {...NO_FILTER, source: 'none'})).toBe(false);
  });
});

describe('needsSettings', () => {
  it('tells what an operator does in some settings only, if that is asked for', () => {
    const asked = (handles: string[]) =>
      needsSettings(K_NN, {...NO_FILTER, handles});
    expect(asked(['weights', 'missing_values'])).toBe(true);
    expect(asked(['missing_values'])).toBe(false);
    expect(needsSettings(K_NN, NO_FILTER)).toBe(false);
  });
});

describe('choices', () => {
  it('lists what there is, sorted, each once', () => {
    expect(choices([K_NN, APPLY_MODEL], categoryOf)).toEqual([
      'Modeling',
      'Modeling / Lazy',
      'Scoring',
    ]);
  });

  it('leaves out what is rare', () => {
    expect(choices([K_NN, APPLY_MODEL], ({gives}) => gives, 2)).toEqual([
      'Data table',
    ]);
  });
});

describe('optionsOf', () => {
  it('has what some operator has, codes in their own order', () => {
    const other = {
      ...APPLY_MODEL,
      source: 'older code',
      can: ['no_label', 'updatable', 'formula'],
    };
    const options = optionsOf([other, K_NN], NAMES);
    expect(options.label).toEqual(['numeric_label', 'no_label']);
    expect(options.handles).toEqual(['missing_values', 'weights', 'updatable']);
    expect(options.source).toEqual(['code', 'older code']);
    expect(options.tag).toEqual([]);
  });
});
