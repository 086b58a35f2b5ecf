import {describe, expect, it} from 'vitest';
import {
  pageParts,
  PROSE_FIELDS,
  sentencesOf,
  yamlParts,
} from '../../../../.tools/edit/readParts.mjs';
import {PARAMETER_FIELDS} from '../../../../plugins/operator-pages/record/parameter';
import {RECORD_FIELDS} from '../../../../plugins/operator-pages/record/fields';
import type {Field} from '../../../../plugins/operator-pages/record/schemas';

describe('PROSE_FIELDS', () => {
  it('has each field with texts of the record', () => {
    const fields: [string, Field<never>][] = Object.entries({
      ...RECORD_FIELDS,
      ...PARAMETER_FIELDS,
    });
    const names = fields.flatMap(([name, {sentences = [], phrases = []}]) =>
      [...sentences, ...phrases].map(
        (path) => path.replace(/\.\*$/, '').split('.').at(-1) || name,
      ),
    );
    expect(
      [...new Set(names)].filter((name) => !PROSE_FIELDS.has(name)),
    ).toEqual([]);
  });
});

describe('sentencesOf', () => {
  it('keeps code, links, and abbreviated numbers whole', () => {
    expect(
      sentencesOf('Use `a. B`: it\nhelps. [See. This](x) is 1.5.'),
    ).toEqual(['Use `a. B`: it helps.', '[See. This](x) is 1.5.']);
  });
});

describe('pageParts', () => {
  it('separates prose from what is fixed', () => {
    const page = [
      '---\ntitle: A\noperator:\n  inputs: [{name: in, about: Text.}]\n---',
      'Text <Unverified>here</Unverified>.',
      '```process title="Sort it"\nA -> B\n```',
      '```chart\ntitle: Sales\nbars: {a: 1}\n```',
      '| a | b |\n| --- | --- |\n| 1 | it is not kept |',
      '<Before role="Analyst">\n\nInside.\n\n</Before>',
    ].join('\n\n');
    expect(pageParts(page)).toEqual({
      texts: {
        body: [
          'Text <Unverified>here</Unverified>.',
          'Sort it',
          'it is not kept',
          'Inside.',
        ],
        'figure.title': ['Sales'],
        'operator.inputs[in].about': ['Text.'],
      },
      fixed: {
        frontMatter: {
          title: 'A',
          operator: {inputs: [{name: 'in', about: undefined}]},
        },
        body: [
          {code: 'process', meta: '', value: 'A -> B'},
          {
            code: 'chart',
            meta: undefined,
            value: {title: undefined, bars: {a: 1}},
          },
          {
            table: [
              ['a', 'b'],
              ['1', undefined],
            ],
          },
          {element: 'Before', attributes: [['role', 'Analyst']]},
        ],
      },
    });
  });
});

it('reads a link to a file as a link to its page', () => {
  expect(
    pageParts('[A](../b/a.mdx#c)', 'docs/operators/d/e.mdx').texts.body,
  ).toEqual(['[A](operators/b/a#c)']);
});

describe('yamlParts', () => {
  it('reads shared parameters', () => {
    expect(
      yamlParts(
        'seed:\n  - {name: s, default: 1, options: {a: b.}, about: C.}',
      ),
    ).toEqual({
      texts: {'seed[s].options.a': ['b.'], 'seed[s].about': ['C.']},
      fixed: {
        seed: [
          {name: 's', default: 1, options: {a: undefined}, about: undefined},
        ],
      },
    });
  });
});
