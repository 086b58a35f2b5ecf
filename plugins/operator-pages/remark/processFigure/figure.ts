import type {Element} from 'hast';
import {roundedPath} from '../../../shared/drawing/path';
import {label, svg, textWidth} from '../../../shared/drawing/svg';
import type {Point} from '../../../shared/drawing/svg';
import type {
  ResolvedEnd,
  ResolvedPort,
  ResolvedProcess,
  ResolvedScope,
} from '../../process/types';
import {bulletList, drawn, element, fold, link, text} from '../nodes';
import type {Child} from '../nodes';
import {edgePort, operatorBox} from '../operatorBox';
import {
  HEAD,
  INDENT,
  INNER_HEAD,
  INSET,
  layoutScope,
  ownHeight,
  PORT_SIZE,
  portsHeight,
  ROW,
  rowMiddle,
} from './layout';
import type {LaidOperator, LaidPort, LaidScope} from './layout';
import {drawSettings, settingSentence} from './settings';

/** Space around the drawing for symbols at its edge, in px. */
const EDGE = 9;

/** Scale of drawings wider than `WIDE`, in px: 12 px text becomes 11 px. */
const SMALL_SCALE = 11 / 12;
const WIDE = 640;

/**
 * Converts shapes to nodes of the page, so that links to other pages can be
 * among them.
 */
function shapes(...elements: readonly Element[]): Child[] {
  return elements.map(({tagName, properties, children}) =>
    drawn(tagName, properties, children),
  );
}

/**
 * Draws a port on the left or right edge of a box, and its name inside the box.
 */
function namedPort(
  {name, family}: ResolvedPort,
  {x, y}: Point,
  edge: 'left' | 'right',
): Element[] {
  const text = {value: name, below: 4, className: 'operator-process-port'};
  return edgePort({x, y, family, edge, indent: INDENT, texts: [text]});
}

function operatorNodes(laid: LaidOperator): Child {
  const {operator, x, y, width, height} = laid;
  const title = shapes(
    label(
      operator.name,
      {x: width / 2, y: 20},
      'operator-process-name',
      'middle',
    ),
  );
  const ports = [
    ...operator.inputs.flatMap((port, at) =>
      namedPort(port, {x: 0, y: rowMiddle(at)}, 'left'),
    ),
    ...operator.outputs.flatMap((port, at) =>
      namedPort(port, {x: width, y: rowMiddle(at)}, 'right'),
    ),
  ];
  const settings = drawSettings(operator, {
    x: INDENT,
    y: portsHeight(operator),
  });
  let top = ownHeight(operator);
  const inner = laid.inner.map((one) => {
    const at = top;
    top += one.height + INSET;
    const innerWidth = width - 2 * INSET;
    return element('g', {transform: `translate(${INSET} ${at})`}, [
      ...shapes(
        svg('rect', {
          width: innerWidth,
          height: one.height,
          rx: 4,
          className: ['operator-process-inner'],
        }),
        label(one.name, {x: 10, y: 17}, 'operator-process-name'),
      ),
      element(
        'g',
        {transform: `translate(0 ${INNER_HEAD})`},
        scopeNodes(one.scope, innerWidth),
      ),
    ]);
  });
  return element('g', {transform: `translate(${x} ${y})`}, [
    ...shapes(
      ...operatorBox(
        {width, height},
        {head: HEAD, radius: 6},
        'operator-process',
      ),
    ),
    {...link(operator.href, ''), children: title} as Child,
    ...shapes(...ports, ...settings),
    ...inner,
  ]);
}

function line(d: string): Element {
  return svg('path', {d, className: ['operator-process-line']});
}

/**
 * Draws a port of a level, and a line from its name to the inner edge of the
 * column of ports.
 */
function boundaryPort(
  {port, x, y, width}: LaidPort,
  side: 'source' | 'sink',
  stretch: number,
): Element[] {
  const isSource = side === 'source';
  const middle = y + ROW / 2;
  const room = textWidth(port.name, PORT_SIZE) + INDENT + 4;
  const edge = isSource ? x : x + width + stretch;
  const [start, end] = isSource ? [x + room, x + width] : [x, edge - room];
  return [
    ...namedPort(port, {x: edge, y: middle}, isSource ? 'left' : 'right'),
    ...(end > start ? [line(`M${start} ${middle}H${end}`)] : []),
  ];
}

/**
 * Draws the nodes of a level. In a wider frame, sinks move to its right edge.
 */
function scopeNodes(scope: LaidScope, width = scope.width): Child[] {
  const stretch = width - scope.width;
  return [
    ...shapes(...scope.lines.map((corners) => line(roundedPath(corners)))),
    ...scope.operators.map(operatorNodes),
    ...shapes(
      ...scope.sources.flatMap((port) => boundaryPort(port, 'source', 0)),
      ...scope.sinks.flatMap((port) => boundaryPort(port, 'sink', stretch)),
    ),
  ];
}

/**
 * Describes the drawing: a sentence for each connection, and for each operator
 * that has settings or whose name is not its title.
 */
export function processSentences(
  {operators, connections}: ResolvedScope,
  within = '',
): string[] {
  const endName = ({operator, port}: ResolvedEnd) =>
    operator === undefined ? port : `${operators[operator]?.name} (${port})`;
  return [
    ...operators.flatMap(({name, title, written = []}) => [
      ...(title ? [`${within}${name} is the operator ${title}.`] : []),
      ...written.map((setting) => `${within}${settingSentence(name, setting)}`),
    ]),
    ...connections.map(
      ({from, to}) => `${within}${endName(from)} goes to ${endName(to)}.`,
    ),
    ...operators.flatMap(({name: operator, inner}) =>
      inner.flatMap((below) =>
        processSentences(below, `In ${operator}, ${below.name}: `),
      ),
    ),
  ];
}

/**
 * A diagram of a process with its title and text alternative. On a narrow page
 * it scrolls horizontally, also with the keyboard.
 */
export async function processFigure(process: ResolvedProcess): Promise<Child> {
  const {title} = process;
  const laid = await layoutScope(process);
  const width = laid.width + 2 * EDGE;
  const scale = width > WIDE ? SMALL_SCALE : 1;
  const drawing = element(
    'svg',
    {
      role: 'group',
      ariaLabel: title,
      viewBox: `${-EDGE} 0 ${width} ${laid.height}`,
      width: String(Math.round(width * scale)),
      height: String(Math.round(laid.height * scale)),
      className: ['operator-drawing'],
    },
    scopeNodes(laid),
  );
  const box = {
    className: ['operator-scroll'],
    role: 'region',
    ariaLabel: `${title}: drawing`,
    tabIndex: 0,
  };
  return element('figure', {className: ['operator-process']}, [
    element('figcaption', {}, [text(title)]),
    element('div', box, [drawing]),
    fold(
      'Text description',
      ...bulletList(processSentences(process).map((one) => [text(one)])),
    ),
  ]);
}
