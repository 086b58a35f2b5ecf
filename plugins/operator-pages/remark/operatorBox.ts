import type {Element} from 'hast';
import {PORT_FAMILIES} from '../record/port';
import type {PortFamily} from '../record/port';
import {label, svg} from '../../shared/drawing/svg';
import type {Point} from '../../shared/drawing/svg';

/**
 * Draws the symbol of a family at a point. Symbols of optional ports are
 * hollow.
 */
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

/** A port on the left or right edge of a box. */
type EdgePort = Point & {
  readonly family: PortFamily;
  readonly optional?: boolean | undefined;
  readonly edge: 'left' | 'right';
  /** Distance between its symbol and its texts, in px. */
  readonly indent: number;
  /** Lines of text within the box. */
  readonly texts: readonly {
    readonly value: string;
    /** Distance from the symbol to the baseline, in px. */
    readonly below: number;
    readonly className: string;
  }[];
};

/** Draws a port: its symbol on the edge of a box, and its texts inside. */
export function edgePort(port: EdgePort): Element[] {
  const {x, y, family, optional, edge, indent, texts} = port;
  const isLeft = edge === 'left';
  const textX = x + (isLeft ? indent : -indent);
  return [
    portSymbol(family, {x, y}, optional),
    ...texts.map(({value, below, className}) =>
      label(
        value,
        {x: textX, y: y + below},
        className,
        isLeft ? 'start' : 'end',
      ),
    ),
  ];
}

/** Draws the frame of an operator: a box and a head with round corners. */
export function operatorBox(
  {width, height}: {readonly width: number; readonly height: number},
  {head, radius: r}: {readonly head: number; readonly radius: number},
  className: string,
): Element[] {
  return [
    svg('rect', {width, height, rx: r, className: [`${className}-box`]}),
    svg('path', {
      d: `M0 ${head}V${r}a${r} ${r} 0 0 1 ${r}-${r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${head - r}z`,
      className: [`${className}-head`],
    }),
  ];
}
