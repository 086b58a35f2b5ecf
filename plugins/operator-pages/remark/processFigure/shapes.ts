import {roundedPath} from '../../../figures/drawing/path';
import {textWidth} from '../../../figures/drawing/svg';
import type {Point} from '../../../figures/drawing/svg';
import type {ResolvedPort} from '../../process/types';
import {portSymbol} from '../svg/portSymbol';

import {drawn, element, link, text} from '../nodes';
import type {Child} from '../nodes';
import type {LaidOperator, LaidPort, LaidScope, LaidSubprocess} from './layout';
import {
  HEAD,
  INDENT,
  INNER_HEAD,
  INSET,
  PORT_SIZE,
  portsHeight,
  ROW,
  rowMiddle,
} from './sizes';

function label(
  value: string,
  {x, y}: Point,
  className: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Child {
  return element(
    'text',
    {
      x: String(x),
      y: String(y),
      className: [className],
      ...(anchor !== 'start' && {textAnchor: anchor}),
    },
    [text(value)],
  );
}

function shape(name: string, properties: Record<string, string>): Child {
  return drawn(name, properties, []);
}

function symbol({family}: ResolvedPort, at: Point): Child {
  const {tagName, properties} = portSymbol(family, at);
  return drawn(tagName, properties, []);
}

function head({operator, width}: LaidOperator): Child[] {
  const title = label(
    operator.name,
    {x: width / 2, y: 20},
    'operator-process-name',
    'middle',
  );
  if (!operator.href) {
    return [title];
  }
  const anchor = link(operator.href, '');
  return [{...anchor, children: [title]} as Child];
}

function ports({operator, width}: LaidOperator): Child[] {
  return [
    ...operator.inputs.flatMap((port, at) => [
      symbol(port, {x: 0, y: rowMiddle(at)}),
      label(
        port.name,
        {x: INDENT, y: rowMiddle(at) + 4},
        'operator-process-port',
      ),
    ]),
    ...operator.outputs.flatMap((port, at) => [
      symbol(port, {x: width, y: rowMiddle(at)}),
      label(
        port.name,
        {x: width - INDENT, y: rowMiddle(at) + 4},
        'operator-process-port',
        'end',
      ),
    ]),
  ];
}

function innerProcess(
  {name, scope, height}: LaidSubprocess,
  y: number,
  width: number,
): Child {
  return element('g', {transform: `translate(${INSET} ${y})`}, [
    shape('rect', {
      width: String(width),
      height: String(height),
      rx: '4',
      className: 'operator-process-inner',
    }),
    label(name, {x: 10, y: 17}, 'operator-process-name'),
    element(
      'g',
      {transform: `translate(0 ${INNER_HEAD})`},
      scopeNodes(scope, width),
    ),
  ]);
}

function operatorBox(laid: LaidOperator): Child {
  const {operator, x, y, width, height} = laid;
  let top = portsHeight(operator);
  const inner = laid.inner.map((one) => {
    const at = top;
    top += one.height + INSET;
    return innerProcess(one, at, width - 2 * INSET);
  });
  return element('g', {transform: `translate(${x} ${y})`}, [
    shape('rect', {
      width: String(width),
      height: String(height),
      rx: '6',
      className: 'operator-process-box',
    }),
    shape('path', {
      d: `M0 ${HEAD}V6a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v${HEAD - 6}z`,
      className: 'operator-process-head',
    }),
    ...head(laid),
    ...ports(laid),
    ...inner,
  ]);
}

/** A line from a port's words to the edge of the room that all ports of its side take. */
function lead(from: number, to: number, y: number): Child[] {
  return to > from
    ? [
        shape('path', {
          d: `M${from} ${y}H${to}`,
          className: 'operator-process-line',
        }),
      ]
    : [];
}

function boundaryPort(
  {port, x, y, width}: LaidPort,
  side: 'source' | 'sink',
  stretch: number,
): Child[] {
  const middle = y + ROW / 2;
  const room = textWidth(port.name, PORT_SIZE) + INDENT + 4;
  const edge = side === 'source' ? x : x + width + stretch;
  const inset = side === 'source' ? INDENT : -INDENT;
  return [
    symbol(port, {x: edge, y: middle}),
    label(
      port.name,
      {x: edge + inset, y: middle + 4},
      'operator-process-port',
      side === 'source' ? 'start' : 'end',
    ),
    ...(side === 'source'
      ? lead(x + room, x + width, middle)
      : lead(x, edge - room, middle)),
  ];
}

/** The nodes of a level; sinks go to the right edge of a wider frame. */
export function scopeNodes(scope: LaidScope, width = scope.width): Child[] {
  const stretch = width - scope.width;
  return [
    ...scope.lines.map((corners) =>
      shape('path', {
        d: roundedPath(corners),
        className: 'operator-process-line',
      }),
    ),
    ...scope.operators.map(operatorBox),
    ...scope.sources.flatMap((port) => boundaryPort(port, 'source', 0)),
    ...scope.sinks.flatMap((port) => boundaryPort(port, 'sink', stretch)),
  ];
}
