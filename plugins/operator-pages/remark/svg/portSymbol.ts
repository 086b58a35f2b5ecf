import type {Element} from 'hast';
import {PORT_FAMILIES} from '../../record/port';
import type {PortFamily} from '../../record/port';
import {svg} from '../../../figures/drawing/svg';
import type {Point} from '../../../figures/drawing/svg';

/** The symbol of a family at a place; hollow for an optional port. */
export function portSymbol(
  family: PortFamily,
  {x, y}: Point,
  optional = false,
): Element {
  return svg('path', {
    d: PORT_FAMILIES[family],
    className: [
      'operator-port',
      `operator-port--${family}`,
      ...(optional ? ['operator-port--optional'] : []),
    ],
    ...((x !== 0 || y !== 0) && {transform: `translate(${x} ${y})`}),
  });
}
