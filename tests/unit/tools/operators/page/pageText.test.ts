import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {pageText} from '../../../../../.tools/operators/pageText.mjs';
import {VOCABULARY} from '../../../../support/operators';

const BODY = '**Name of the Operator** {/* Write 10 to 20 words: what. */}\n';
const FACT = {
  id: 'operators/blending/one',
  key: 'one',
  source: 'code',
  tags: ['a', 'Upper', 'upper'],
  inputs: [{name: 'exa', type: 'ExampleSet'}],
  outputs: [
    {name: 'out', type: 'ExampleSet'},
    {name: 'original', type: 'ExampleSet'},
  ],
  parameters: [
    {name: 'method', type: 'category', options: ['x', 'y'], note: 'a note'},
    {name: 'use_seed', type: 'boolean', default: false, advanced: true},
  ],
  facts: ['does this', 'and that.'],
  behavior: {missing_values: 'stay missing', quirk: 'odd'},
  doubts: ['inputs: more'],
  related: ['operators/x'],
};

function make(
  fact?: object,
  templates: object = {},
  id = 'operators/blending/one',
) {
  return pageText(
    {id, title: 'One', fact},
    {
      portTypes: VOCABULARY.portTypes,
      fragments: VOCABULARY.fragments,
      templates: {A: BODY, B: BODY, C: BODY, D: BODY, E: BODY, ...templates},
      factOf: (id: string | undefined) =>
        id === 'operators/x'
          ? {parameters: [{name: 'method', default: 'y'}]}
          : undefined,
    },
  );
}

describe('pageText', () => {
  it('says the address of a page that has the name of its folder', () => {
    expect(make(FACT, {}, 'operators/one/one')).toContain(
      'slug: /operators/one/one\n',
    );
    expect(make(FACT)).not.toContain('slug');
  });

  it('has the record, first drafts, and comments where a text is to be written', () => {
    expect(make(FACT)).toBe(`---
title: One
# description: One sentence of 50 to 160 characters.
keywords: [a, upper]
operator:
  key: one
  kind: preparation
  tier: B
  source: code
  inputs:
    - name: exa
      type: Data table
      about: The table to work on.
  outputs:
    - name: out
      type: Data table
      # about:
    - name: original
      type: Data table
      about: The input table, unchanged.
  parameters:
    - name: method
      type: selection
      options:
        - x
        - y
      # a note
      # about:
    - name: use_seed
      type: boolean
      default: false
      advanced: true
      # about:
  # Facts to write from:
  # - Does this.
  # - And that.
  # - quirk: odd
  # - doubt: inputs: more
  behavior:
    - topic: missing values
      verdict: kept
  related:
    - operators/x
---

**One** {/* Write 10 to 20 words: what. */}
`);
  });

  it('takes the text of a fragment for the same parameter', () => {
    const shared = {
      ...VOCABULARY.fragments,
      other: {
        parameters: [
          {
            name: 'use_seed',
            type: 'boolean' as const,
            default: false,
            advanced: true,
            about: 'Uses it.',
          },
          {name: 'far', type: 'string' as const},
          {name: 'further', type: 'string' as const},
        ],
      },
    };
    const text = pageText(
      {id: FACT.id, title: 'One', fact: FACT},
      {
        portTypes: {},
        fragments: shared,
        templates: {B: BODY},
        factOf: () => undefined,
      },
    );
    expect(text).toContain('about: Uses it.');
  });

  it('makes a page without facts, of which nothing is recorded', () => {
    const {operator} = parse(make().split('---\n')[1] ?? '');
    expect(operator).toEqual({
      kind: 'preparation',
      tier: 'B',
      source: 'none',
      inputs: [],
      outputs: [],
      parameters: [],
      behavior: [],
      unrecorded: ['inputs', 'outputs', 'parameters'],
    });
  });

  it('leads from old parameters to new ones', () => {
    const text = make(
      {...FACT, deprecated_since: '7.4'},
      {E: '{/* Old parameters */}'},
    );
    expect(text.split('---\n').at(-1)).toBe(`
| Old parameter | New |
| --- | --- |
| \`method\` | \`method\`, default \`y\` |
| \`use seed\` | {/* Write the new parameter, or "none". */} |
`);
  });
});
