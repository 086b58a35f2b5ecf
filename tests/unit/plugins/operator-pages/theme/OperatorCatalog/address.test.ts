import {describe, expect, it} from 'vitest';
import {
  HIDE_UNTIL_READ,
  readAddress,
  WHOLE,
  writeAddress,
} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/address';
import type {CatalogState} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/address';
import {
  NO_FILTER,
  optionsOf,
} from '../../../../../../plugins/operator-pages/theme/OperatorCatalog/filter';
import {APPLY_MODEL, K_NN, NAMES} from '../../../../../support/catalogEntries';

const OPTIONS = optionsOf([APPLY_MODEL, K_NN], NAMES);
const STATE: CatalogState = {
  filter: {
    ...NO_FILTER,
    text: 'near & far',
    category: 'Modeling / Lazy',
    label: 'numeric_label',
    handles: ['missing_values', 'weights'],
  },
  grouping: 'category',
};

describe('the address', () => {
  it('says what is shown', () => {
    const search = writeAddress('', STATE);
    expect(search).toBe(
      '?text=near+%26+far&category=Modeling+%2F+Lazy&label=numeric_label&handles=missing_values&handles=weights&group=category',
    );
    expect(readAddress(search, OPTIONS)).toEqual(STATE);
  });

  it('says nothing of the whole list', () => {
    expect(writeAddress('?text=old&handles=weights', WHOLE)).toBe('');
    expect(readAddress('', OPTIONS)).toEqual(WHOLE);
  });

  it('keeps what belongs to others', () => {
    expect(writeAddress('?from=mail&kind=x', WHOLE)).toBe('?from=mail');
  });

  it('counts as none what there is not', () => {
    expect(
      readAddress(
        '?category=Nowhere&label=weights&handles=x&handles=weights&group=size&source=',
        OPTIONS,
      ),
    ).toEqual({...WHOLE, filter: {...NO_FILTER, handles: ['weights']}});
    expect(
      readAddress(`?text=${'x'.repeat(5000)}`, OPTIONS).filter.text,
    ).toHaveLength(200);
  });

  it('leaves out a text of blanks', () => {
    expect(
      writeAddress('', {...WHOLE, filter: {...NO_FILTER, text: '  '}}),
    ).toBe('');
  });
});

describe('the script that hides the catalog', () => {
  it.each([
    ['?kind=Builds+a+model', 'asked'],
    ['?from=mail&group=category', 'asked'],
    ['', undefined],
    ['?_highlight=kind', undefined],
  ])('answers for "%s": %s', (search, expected) => {
    const dataset: {operatorCatalog?: string} = {};
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs what was written
    new Function('location', 'document', HIDE_UNTIL_READ)(
      {search},
      {documentElement: {dataset}},
    );
    expect(dataset.operatorCatalog).toBe(expected);
  });
});
