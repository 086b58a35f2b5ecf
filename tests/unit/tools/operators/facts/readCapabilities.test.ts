import {describe, expect, it} from 'vitest';
import {readCapabilities} from '../../../../../.tools/operators/facts/readCapabilities.mjs';

const FACT = {
  inputs: [],
  outputs: [],
  parameters: [
    {name: 'svm type', type: 'category', options: ['C', 'nu', 'one-class']},
  ],
};

const read = (accepts: object, conditions: object = {}, notes?: string[]) =>
  readCapabilities({...FACT, capabilities: {accepts, conditions, notes}});

describe('readCapabilities', () => {
  it('has the names and the order of records', () => {
    const {capabilities} = read({
      formula_provider: false,
      numerical_attributes: true,
      weighted_examples: true,
    });
    expect(Object.entries(capabilities)).toEqual([
      ['numeric_columns', true],
      ['weights', true],
      ['formula', false],
    ]);
  });

  it.each([
    ['holds when svm_type is C or nu', {svm_type: ['C', 'nu']}],
    ['holds only when svm_type is one-class', {svm_type: 'one-class'}],
    [
      'holds when svm_type is C, nu; not with one-class',
      {svm_type: ['C', 'nu']},
    ],
    ['holds unless svm_type = C', {svm_type: ['nu', 'one-class']}],
    ['holds when the moon is full', 'the moon is full'],
    ['holds when svm_type is other', 'svm_type is other'],
  ])('reads "%s"', (condition, when) => {
    expect(
      read({numerical_label: 'depends'}, {numerical_label: condition}),
    ).toEqual({capabilities: {numeric_label: {when}}});
  });

  it('has notes as whole sentences, and nothing of nothing', () => {
    expect(read({}, {}, ['two-class labels only'])).toEqual({
      capability_notes: ['Two-class labels only.'],
    });
    expect(readCapabilities(FACT)).toEqual({});
  });
});
