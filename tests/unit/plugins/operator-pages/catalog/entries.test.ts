import {describe, expect, it} from 'vitest';
import {summarize} from '../../../../../plugins/operator-pages/catalog/entries';
import {APPLY_MODEL, K_NN} from '../../../../support/catalogEntries';

const KINDS = ['Gets or makes data', 'Builds a model', 'Applies models'];

describe('summarize', () => {
  it('counts operators by kind in the order of the site, and by category', () => {
    expect(summarize([APPLY_MODEL, K_NN, K_NN], KINDS)).toEqual({
      count: 3,
      kinds: [
        {label: 'Builds a model', count: 2},
        {label: 'Applies models', count: 1},
      ],
      categories: [
        {label: 'Modeling', count: 2},
        {label: 'Scoring', count: 1},
      ],
    });
  });

  it('leaves an operator without a category out of the categories', () => {
    expect(summarize([{...K_NN, path: []}], KINDS)).toMatchObject({
      count: 1,
      categories: [],
    });
  });
});
