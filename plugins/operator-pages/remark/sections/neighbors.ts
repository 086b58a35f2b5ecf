import type {PhrasingContent} from 'mdast';
import type {Neighbor} from '../../views/neighbors';
import type {OperatorView} from '../../views/views';
import {bulletList, linkTo, phrase, text} from '../nodes';
import type {Child} from '../nodes';

/** Joins neighbors with their counts: `A in 5 workflows, B in 4, and C in 3`. */
function counted(neighbors: readonly Neighbor[]): PhrasingContent[] {
  return neighbors.flatMap((one, at) => {
    const isLast = at === neighbors.length - 1;
    const comma = neighbors.length > 2 ? ', ' : ' ';
    const before = at === 0 ? '' : isLast ? `${comma}and ` : ', ';
    const count = at === 0 ? ` in ${one.count} workflows` : ` in ${one.count}`;
    return [...(before ? [text(before)] : []), linkTo(one), text(count)];
  });
}

/** Section on operators that workflows often have before and after this one. */
export function neighborsSection({
  neighbors: {before, after},
}: OperatorView): Child[] {
  return bulletList([
    ...(before.length > 0 ? [phrase`Before it: ${counted(before)}.`] : []),
    ...(after.length > 0 ? [phrase`After it: ${counted(after)}.`] : []),
  ]);
}
