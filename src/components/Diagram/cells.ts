import type {Cell, DiagramGroup} from './types';

/** The range of cells a group covers. */
type Range = Pick<DiagramGroup, 'from' | 'to'>;

/** Whether a cell lies in the range of a group. */
export function holdsCell({from, to}: Range, [column, row]: Cell): boolean {
  return column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
}

/** Whether the whole range of `inner` lies in that of `outer`. */
export function holdsRange(outer: Range, inner: Range): boolean {
  return holdsCell(outer, inner.from) && holdsCell(outer, inner.to);
}

/** Whether two ranges have a cell in common. */
export function rangesMeet(a: Range, b: Range): boolean {
  return (
    a.from[0] <= b.to[0] &&
    b.from[0] <= a.to[0] &&
    a.from[1] <= b.to[1] &&
    b.from[1] <= a.to[1]
  );
}
