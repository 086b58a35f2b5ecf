import type {PhrasingContent} from 'mdast';
import type {Capabilities, Capability} from '../../record/capabilities';
import {heading, inline, paragraph, separated, table, text} from '../nodes';
import type {Child} from '../nodes';
import {phrase} from '../words';
import type {WordId, Words} from '../words';
import {conditionWords} from './condition';

/** Rows of the table: what a column, a label, and the rest can be. */
const GROUPS: readonly (readonly [
  title: WordId,
  names: readonly Capability[],
])[] = [
  [
    'capabilities.columns',
    ['numeric_columns', 'binominal_columns', 'polynominal_columns'],
  ],
  [
    'capabilities.labels',
    [
      'numeric_label',
      'binominal_label',
      'polynominal_label',
      'one_class_label',
      'no_label',
    ],
  ],
  [
    'capabilities.others',
    ['missing_values', 'weights', 'updatable', 'formula'],
  ],
];

function yes(
  name: Capability,
  value: Capabilities[Capability],
  words: Words,
): PhrasingContent[] {
  const capability = [text(words[`capability.${name}`])];
  return typeof value === 'object'
    ? phrase(words['capabilities.when'], {
        capability,
        condition: conditionWords(value.when, words),
      })
    : capability;
}

/** The section on what data an operator accepts; none where nothing is known. */
export function capabilitiesSection(
  capabilities: Capabilities | undefined,
  notes: readonly string[],
  words: Words,
): Child[] {
  if (!capabilities && notes.length === 0) {
    return [];
  }
  const rows = GROUPS.map(([title, names]) => ({
    title,
    yes: names.filter((name) => capabilities?.[name]),
    no: names.filter((name) => capabilities?.[name] === false),
  })).filter((group) => group.yes.length + group.no.length > 0);
  return [
    heading(2, words['section.capabilities']),
    ...(rows.length > 0
      ? [
          table(
            'operator-capabilities',
            [
              [text(words['capabilities.aspect'])],
              [text(words['capabilities.yes'])],
              [text(words['capabilities.no'])],
            ],
            rows.map((row) => [
              [text(words[row.title])],
              separated(
                row.yes.map((name) => yes(name, capabilities?.[name], words)),
                ', ',
              ),
              separated(
                row.no.map((name) => [text(words[`capability.${name}`])]),
                ', ',
              ),
            ]),
          ),
        ]
      : []),
    ...notes.map((note) => paragraph(...inline(note))),
  ];
}
