import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import type {ResolvedProcess} from '../../../../../plugins/operator-pages/process/types';
import {insertSections} from '../../../../../plugins/operator-pages/remark/insertSections';
import {processFigure} from '../../../../../plugins/operator-pages/remark/processFigure/figure';
import {measuresGlossary} from '../../../../../plugins/operator-pages/remark/sections/measures';
import type {Words} from '../../../../../plugins/operator-pages/remark/words';
import {aView, PAGE_WORDS} from '../../../../support/operatorView';

/** A language of capital letters: a small letter in a page was not translated. */
const CAPITALS = Object.fromEntries(
  Object.entries(PAGE_WORDS).map(([id, message]) => [
    id,
    message
      .split(/(\{\w+\})/)
      .map((part, at) => (at % 2 === 1 ? part : part.toUpperCase()))
      .join(''),
  ]),
) as Words;

/** What readers see and hear of a node: texts, and labels of drawings. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) {
    return node.flatMap(textsIn);
  }
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const {type, value, ...others} = node as Record<string, unknown>;
  const {ariaLabel, data, children, hProperties, hChildren, properties} =
    others;
  return [
    ...(typeof value === 'string' && type !== 'mdxJsxAttribute' ? [value] : []),
    ...(typeof ariaLabel === 'string' ? [ariaLabel] : []),
    ...[data, children, hProperties, hChildren, properties].flatMap(textsIn),
  ];
}

const TABLE = {name: 'T', type: 'Data table'};
const OTHER = {title: 'O', href: './o.mdx', text: 'O.'};
const page = (title: string) => ({title, href: './1.mdx'});

/** A view with everything that a record can say, in capital letters. */
const FULL = aView(
  {
    key: 'K',
    extension: 'E',
    since: '1',
    source: 'code',
    deprecated: {since: '2', note: 'N.'},
    inputs: [{...TABLE, optional: true, many: true, about: 'A.'}],
    outputs: [],
    subprocesses: [{name: 'S', runs: 'R.', sources: [TABLE], sinks: [TABLE]}],
    parameters: [
      {name: 'B', type: 'boolean'},
      {name: 'I', type: 'integer', min: 1, required: true},
      {name: 'J', type: 'integer', max: 1, default: 1, deprecated: true},
      {name: 'R', type: 'real number', min: 0, max: 1},
      {name: 'L', type: 'list', columns: ['X', 'Y'], options: ['P', 'Q']},
      {
        name: 'C',
        type: 'selection',
        options: ['P', 'Q'],
        dynamic_options: true,
        only_when: [{B: true, I: [1, 2]}, {B: false}],
      },
      {name: 'D', type: 'text', only_when: {'port T': 'not connected'}},
      {name: 'F', type: 'text', advanced: true},
      {use: 'columns'},
    ],
    capabilities: {
      numeric_columns: true,
      weights: false,
      no_label: {when: {B: true}},
    },
    behavior: [{topic: 'ties', verdict: 'first', note: 'N.'}],
    changes: [{until: '1', about: 'A.'}],
    shows: 'S.',
    references: [{text: 'R.'}],
  },
  {
    title: 'T',
    successors: [OTHER, OTHER],
    related: [OTHER],
    families: {columns: {label: 'F', page: page('P')}},
    measures: [{title: 'M', range: 'R', better: 'neither', href: './m.mdx'}],
    usedIn: {
      guides: [page('G')],
      examples: Array.from({length: 9}, () => page('E')),
    },
  },
);

/** Names that the fixtures have, and that are no words of ours. */
const NAMES = /Data table|Model|filter type|column|\ball\b|single/g;

function untranslated(node: unknown): string[] {
  return textsIn(node).filter((text) =>
    /\p{Ll}/u.test(text.replaceAll(NAMES, '')),
  );
}

function sections(words: Words): Root {
  const tree = unified().use(remarkParse).parse('## EXAMPLE\n');
  insertSections(tree, FULL, {
    words,
    report: () => undefined,
  });
  return tree;
}

it('every word in the sections and drawings of an operator is translatable', () => {
  expect(untranslated(sections(PAGE_WORDS)).length).toBeGreaterThan(40);
  expect(untranslated(sections(CAPITALS))).toEqual([]);
});

const PORT = {name: 'P', family: 'data'} as const;

const PROCESS: ResolvedProcess = {
  title: 'T',
  text: '',
  sources: [PORT],
  sinks: [],
  operators: [
    {
      id: 'o',
      name: 'O',
      title: 'X',
      href: './x.mdx',
      inputs: [PORT],
      outputs: [],
      inner: [
        {
          name: 'I',
          sources: [PORT],
          sinks: [PORT],
          operators: [],
          connections: [{from: {port: 'P'}, to: {port: 'P'}}],
        },
      ],
    },
  ],
  connections: [{from: {port: 'P'}, to: {operator: 0, port: 'P'}}],
};

it('every word of a process figure is translatable', async () => {
  expect(untranslated(await processFigure(PROCESS, PAGE_WORDS))).toHaveLength(
    5,
  );
  expect(untranslated(await processFigure(PROCESS, CAPITALS))).toEqual([]);
});

it('every word of the glossary of measures is translatable', () => {
  const measures = {
    m: {
      title: 'M',
      about: 'A.',
      formula: 'F',
      range: 'R',
      better: 'higher',
      needs: 'N',
      example: 'E',
      also: ['A'],
    },
  } as const;
  expect(untranslated(measuresGlossary(measures, PAGE_WORDS)).length).toBe(7);
  expect(untranslated(measuresGlossary(measures, CAPITALS))).toEqual([]);
});
