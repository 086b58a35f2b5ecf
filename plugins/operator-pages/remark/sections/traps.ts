import type {OperatorView} from '../../views/views';
import {bulletList, inline, paragraph} from '../nodes';
import type {Child} from '../nodes';

/** What goes wrong most, and what to do: one sentence, or a list. */
export function trapsSection({record: {traps}}: OperatorView): Child[] {
  const [first = '', ...others] = traps;
  return others.length === 0 && first
    ? [paragraph(...inline(first))]
    : bulletList(traps.map(inline));
}
