import type {Element} from 'hast';
import {drawn, element} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {roundedPath} from '../../shared/drawing/path';
import {label, svg} from '../../shared/drawing/svg';
import type {Point} from '../../shared/drawing/svg';
import type {Layout, Placed} from './layout';
import type {Box, Direction, Group} from './read';
import {LID, LINE, linesOf, TIP} from './texts';

/** Length of an arrowhead, in px. */
const HEAD = 8;

/** Outline of a box. The kinds differ in shape, not only in color. */
function outline({thing, x, y, width, height}: Placed<Box>): Element {
  const {kind = 'step'} = thing;
  const className = ['figure-box', `figure-box--${kind}`];
  const [right, bottom] = [x + width, y + height];
  if (kind === 'data') {
    const arc = `A${width / 2} ${LID / 2} 0 0`;
    const [top, base] = [y + LID / 2, bottom - LID / 2];
    const d = `M${x} ${top}${arc} 1 ${right} ${top}V${base}${arc} 1 ${x} ${base}zM${x} ${top}${arc} 0 ${right} ${top}`;
    return svg('path', {className, d});
  }
  if (kind === 'decision') {
    const middle = y + height / 2;
    const d = `M${x + TIP} ${y}H${right - TIP}L${right} ${middle}L${right - TIP} ${bottom}H${x + TIP}L${x} ${middle}z`;
    return svg('path', {className, d});
  }
  const rx = kind === 'person' ? height / 2 : 6;
  return svg('rect', {className, x, y, width, height, rx});
}

function boxTexts({thing, x, y, width, height}: Placed<Box>): Element[] {
  const middle = y + height / 2 + (thing.kind === 'data' ? LID / 2 : 0);
  return linesOf(thing).map(({text, isNote}, at, {length}) =>
    label(
      text,
      {x: x + width / 2, y: middle + (at - (length - 1) / 2) * LINE + 4.5},
      isNote ? 'figure-soft' : 'figure-name',
      'middle',
    ),
  );
}

function boxNode(box: Placed<Box>): Child {
  const {link, name, note} = box.thing;
  const hChildren = [outline(box), ...boxTexts(box)];
  const ariaLabel = note ? `${name}, ${note}` : name;
  return link
    ? // A Markdown link, so that Docusaurus resolves its target.
      {
        type: 'link',
        url: link,
        data: {hProperties: {ariaLabel}, hChildren},
        children: [],
      }
    : drawn('g', {}, hChildren);
}

/**
 * Moves a line's end back toward the neighboring point, so that the line ends
 * inside its arrowhead.
 */
function shortened(tip: Point, next: Point): Point {
  const by = HEAD * 0.75;
  return {
    x: tip.x + Math.sign(next.x - tip.x) * by,
    y: tip.y + Math.sign(next.y - tip.y) * by,
  };
}

function head(tip: Point, next: Point): Element {
  const angle = (Math.atan2(tip.y - next.y, tip.x - next.x) * 180) / Math.PI;
  return svg('path', {
    className: 'figure-soft',
    d: `M0 0L${-HEAD} 3.5V-3.5z`,
    transform: `translate(${tip.x} ${tip.y}) rotate(${Math.round(angle)})`,
  });
}

function arrowParts({arrow, corners}: Layout['arrows'][number]): Element[] {
  const [first, second] = corners;
  const [beforeLast, last] = corners.slice(-2);
  if (!first || !second || !beforeLast || !last) {
    return [];
  }
  const line = [
    arrow.isBoth ? shortened(first, second) : first,
    ...corners.slice(1, -1),
    shortened(last, beforeLast),
  ];
  return [
    svg('path', {
      className: 'figure-line',
      d: roundedPath(line),
      ...(arrow.isDashed && {strokeDasharray: '4 3'}),
    }),
    head(last, beforeLast),
    ...(arrow.isBoth ? [head(first, second)] : []),
  ];
}

function frame(group: Placed<Group>, direction: Direction): Element[] {
  const {thing, x, y, width, height} = group;
  const isRow = direction === 'right';
  const place = isRow
    ? {x: x + 12, y: y + 19}
    : {x: -y - height / 2, y: x + 20};
  const name = label(
    thing.name,
    place,
    'figure-group',
    isRow ? 'start' : 'middle',
  );
  return [
    svg('rect', {className: 'figure-frame', x, y, width, height, rx: 8}),
    isRow ? name : svg('g', {transform: 'rotate(-90)'}, name),
  ];
}

/**
 * Parts of a diagram in painting order: groups and lines below boxes, labels on
 * top.
 */
export function diagramParts({
  boxes,
  groups,
  arrows,
  direction,
}: Layout): Child[] {
  const labels = arrows.flatMap(({label: placed}) => placed ?? []);
  return [
    drawn(
      'g',
      {},
      groups.flatMap((group) => frame(group, direction)),
    ),
    drawn('g', {}, arrows.flatMap(arrowParts)),
    element('g', {}, boxes.map(boxNode)),
    drawn(
      'g',
      {},
      labels.map(({thing, x, y, width}) =>
        label(thing, {x: x + width / 2, y: y + 12.5}, 'figure-label', 'middle'),
      ),
    ),
  ];
}
