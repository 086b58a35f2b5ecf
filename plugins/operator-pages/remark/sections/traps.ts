import type {OperatorView} from '../../views/views';
import {blocks, bulletList, element, inline, paragraph, strong} from '../nodes';
import type {Child} from '../nodes';
import type {Words} from '../words';

/** A box with what goes wrong most often. */
export function trapsBox(
  {record: {traps}}: OperatorView,
  words: Words,
): Child[] {
  const [only = '', ...others] = traps;
  return traps.length === 0
    ? []
    : [
        element('div', {className: ['alert', 'alert--warning'], role: 'note'}, [
          paragraph(strong(words['section.traps'] ?? 'Watch out')),
          ...(others.length > 0 ? bulletList(traps.map(inline)) : blocks(only)),
        ]),
      ];
}
