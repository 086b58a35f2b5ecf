import type {Element} from 'hast';
import type {Port, PortFamily, PortTypes} from '../../record/types';
import {svg} from '../../../figures/drawing/svg';
import type {Point} from '../../../figures/drawing/svg';

/** Outline of each family around 0,0: families differ in shape, not by color alone. */
const OUTLINES: Readonly<Record<PortFamily, string>> = {
  data: 'M-5-5h10v10h-10z',
  model: 'M0-6.5 6.5 0 0 6.5-6.5 0z',
  result: 'M-5.5-6 6.5 0-5.5 6z',
  file: 'M-4.5-6h5.5l3.5 3.5v8.5h-9z',
  connection: 'M-3-5.5h6l3.5 5.5-3.5 5.5h-6l-3.5-5.5z',
  any: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
};

/** Family of a port's type. */
export function familyOf({type}: Port, types: PortTypes): PortFamily {
  return types[type]?.family ?? 'any';
}

/** The symbol of a family at a place; hollow for an optional port. */
export function portSymbol(
  family: PortFamily,
  {x, y}: Point,
  optional = false,
): Element {
  return svg('path', {
    d: OUTLINES[family],
    className: [
      'operator-port',
      `operator-port--${family}`,
      ...(optional ? ['operator-port--optional'] : []),
    ],
    ...((x !== 0 || y !== 0) && {transform: `translate(${x} ${y})`}),
  });
}
