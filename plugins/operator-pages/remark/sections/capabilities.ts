import type {PhrasingContent} from 'mdast';
import {CAPABILITIES, CAPABILITY_NAMES} from '../../record/capabilities';
import type {Capability} from '../../record/capabilities';
import type {OperatorView} from '../../views/views';
import {inline, joinLists, paragraph, separated, table, text} from '../nodes';
import type {Child} from '../nodes';
import {phrase} from '../words';
import type {Words} from '../words';
import {conditionWords} from './condition';

const ROWS = ['columns', 'labels', 'others'] as const;

/** The data that an operator accepts. */
export function capabilitiesSection(
  {record: {capabilities, capability_notes}}: OperatorView,
  words: Words,
): Child[] {
  const known = (name: Capability): PhrasingContent[] => {
    const value = capabilities?.[name];
    const capability = [text(words[`capability.${name}`])];
    return typeof value === 'object'
      ? phrase(words['capabilities.when'], {
          capability,
          condition: conditionWords(value.when, words),
        })
      : capability;
  };
  const rows = ROWS.map((row) => {
    const names = CAPABILITY_NAMES.filter(
      (name) => CAPABILITIES[name].row === row,
    );
    return {
      row,
      yes: names.filter((name) => capabilities?.[name]),
      no: names.filter((name) => capabilities?.[name] === false),
    };
  }).filter(({yes, no}) => yes.length + no.length > 0);
  return joinLists<Child>(
    rows.length > 0 && [
      table(
        'operator-capabilities',
        [
          words['capabilities.aspect'],
          words['capabilities.yes'],
          words['capabilities.no'],
        ],
        rows.map(({row, yes, no}) => [
          [text(words[`capabilities.${row}`])],
          separated(yes.map(known), ', '),
          separated(no.map(known), ', '),
        ]),
      ),
    ],
    capability_notes.map((note) => paragraph(...inline(note))),
  );
}
