import type {Element} from 'hast';
import {familyOf} from '../../record/port';
import type {Port} from '../../record/port';
import type {PortContext} from '../portContext';
import {portSymbol} from '../svg/portSymbol';
import {label, svg, textWidth} from '../../../figures/drawing/svg';
import type {Point} from '../../../figures/drawing/svg';
import type {Words} from '../words';

/** Height of the row of a port in px: its name, and its type below. */
const ROW = 40;

/** Sizes of text in px. */
const NAME_SIZE = 13;
const TYPE_SIZE = 11.5;

/** Room between the symbol of a port and its text, and between both sides, in px. */
const INDENT = 14;
const GAP = 20;

/** Ports on both sides of a box. */
export type Sides = {
  readonly left: readonly Port[];
  readonly right: readonly Port[];
};

function typeText({type, optional, many}: Port, words: Words): string {
  return [
    type,
    ...(optional ? [words['drawing.optional']] : []),
    ...(many ? [words['drawing.many']] : []),
  ].join(', ');
}

function portWidth(port: Port, words: Words): number {
  return (
    INDENT +
    Math.max(
      textWidth(port.name, NAME_SIZE),
      textWidth(typeText(port, words), TYPE_SIZE),
    )
  );
}

/** Room that the ports of a box take, in px. */
export function rowsSize(
  {left, right}: Sides,
  words: Words,
): {
  readonly width: number;
  readonly height: number;
} {
  const widest = (ports: readonly Port[]) =>
    Math.max(0, ...ports.map((port) => portWidth(port, words)));
  return {
    width: widest(left) + GAP + widest(right),
    height: Math.max(left.length, right.length) * ROW,
  };
}

function portRow(
  port: Port,
  {x, y}: Point,
  side: 'left' | 'right',
  {types, words}: PortContext,
): Element {
  const anchor = side === 'left' ? 'start' : 'end';
  const textX = side === 'left' ? x + INDENT : x - INDENT;
  return svg(
    'g',
    {},
    portSymbol(familyOf(port, types), {x, y: y + 12}, port.optional),
    label(port.name, {x: textX, y: y + 16}, 'operator-drawing-name', anchor),
    label(
      typeText(port, words),
      {x: textX, y: y + 31},
      'operator-drawing-type',
      anchor,
    ),
  );
}

/** The ports on the two sides of a box, from a height on. */
export function portRows(
  {left, right}: Sides,
  box: {readonly x: number; readonly y: number; readonly width: number},
  context: PortContext,
): Element[] {
  return [
    ...left.map((port, at) =>
      portRow(port, {x: box.x, y: box.y + at * ROW}, 'left', context),
    ),
    ...right.map((port, at) =>
      portRow(
        port,
        {x: box.x + box.width, y: box.y + at * ROW},
        'right',
        context,
      ),
    ),
  ];
}
