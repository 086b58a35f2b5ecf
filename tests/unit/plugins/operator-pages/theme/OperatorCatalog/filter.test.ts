import {describe, expect, it} from 'vitest';
import {
  choicesOf,
  matches,
  NO_FILTER,
  readFilter,
} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/filter';
import {writeFilter} from '../../../../../../plugins/shared/filter/address';
import {APPLY_MODEL, K_NN} from '../../../../../support/catalogEntries';

const CHOICES = choicesOf([APPLY_MODEL, K_NN]);

describe('matches', () => {
  it.each([
    [{}, true],
    [{text: 'NEIGHBORS k-nn'}, true],
    [{text: 'lazy'}, true],
    [{text: 'instance'}, true],
    [{text: 'neighbors tree'}, false],
    [{category: 'Modeling'}, true],
    [{category: 'Modeling / Lazy'}, true],
    [{category: 'Lazy'}, false],
    [{kind: 'Builds a model'}, true],
    [{kind: 'Applies models'}, false],
    [{live: 'yes', text: 'lazy'}, true],
    [{live: 'yes', text: 'tree'}, false],
  ])('answers for %j: %s', (filter, expected) => {
    expect(matches(K_NN, {...NO_FILTER, ...filter})).toBe(expected);
  });

  it('leaves out what cannot be tried', () => {
    expect(matches(APPLY_MODEL, {...NO_FILTER, live: 'yes'})).toBe(false);
  });
});

describe('choicesOf', () => {
  it('lists what there is, sorted, each once', () => {
    expect(choicesOf([K_NN, APPLY_MODEL, K_NN])).toEqual({
      category: ['Modeling', 'Modeling / Lazy', 'Scoring'],
      kind: ['Applies models', 'Builds a model'],
    });
  });
});

describe('the filter in the address', () => {
  const filter = {
    text: 'near & far',
    category: 'Modeling / Lazy',
    kind: 'Builds a model',
    live: 'yes',
  };

  it('is read as it was written', () => {
    const search = writeFilter('', filter);
    expect(search).toBe(
      '?text=near+%26+far&category=Modeling+%2F+Lazy&kind=Builds+a+model&live=yes',
    );
    expect(readFilter(search, CHOICES)).toEqual(filter);
  });

  it('is nothing for the whole list, or for a text of blanks', () => {
    expect(writeFilter('?text=old&live=yes', NO_FILTER)).toBe('');
    expect(writeFilter('', {...NO_FILTER, text: '  '})).toBe('');
    expect(readFilter('', CHOICES)).toEqual(NO_FILTER);
  });

  it('leaves other parameters as they are', () => {
    expect(writeFilter('?from=mail&kind=x', NO_FILTER)).toBe('?from=mail');
  });

  it('has no value that there is not, and no endless text', () => {
    expect(
      readFilter('?category=Nowhere&kind=x&live=no&group=size', CHOICES),
    ).toEqual(NO_FILTER);
    const long = readFilter(`?text=${'x'.repeat(5000)}`, CHOICES);
    expect(long.text).toHaveLength(200);
  });
});
