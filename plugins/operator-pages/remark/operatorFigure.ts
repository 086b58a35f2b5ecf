import type {Element} from 'hast';
import type {OperatorRecord} from '../record/fields';
import {familyOf} from '../record/port';
import type {Port, PortTypes} from '../record/port';
import type {OperatorView} from '../views/views';
import {label, svg, textWidth} from '../../shared/drawing/svg';
import {TRIAL_ANCHOR} from '../../shared/liveExamples';
import {
  badge,
  code,
  drawn,
  element,
  joinLists,
  link,
  phrase,
  text,
} from './nodes';
import type {Child} from './nodes';
import {edgePort, operatorBox} from './operatorBox';

/** Font sizes in px. */
const TITLE_SIZE = 15;
const NAME_SIZE = 13;
const TYPE_SIZE = 11.5;

/** Heights in px: titles, and the row of a port with its name and type. */
const TITLE_HEIGHT = 40;
const INNER_TITLE_HEIGHT = 32;
const ROW = 40;

/**
 * Distances in px: between a port's symbol and its text, between both sides,
 * around an inner process, and for symbols that extend beyond the box.
 */
const INDENT = 14;
const GAP = 20;
const INSET = 22;
const EDGE = 9;
const MIN_WIDTH = 220;

type Drawable = Pick<OperatorRecord, 'inputs' | 'outputs' | 'subprocesses'>;

/** Ports on both sides of a box. */
type Sides = {readonly left: readonly Port[]; readonly right: readonly Port[]};

function typeText({type, optional, many}: Port): string {
  return [
    type,
    ...(optional ? ['optional'] : []),
    ...(many ? ['repeats'] : []),
  ].join(', ');
}

/** Returns the space that the ports of a box need, in px. */
function rowsSize({left, right}: Sides) {
  const widest = (ports: readonly Port[]) =>
    Math.max(
      0,
      ...ports.flatMap((port) => [
        INDENT + textWidth(port.name, NAME_SIZE),
        INDENT + textWidth(typeText(port), TYPE_SIZE),
      ]),
    );
  return {
    width: widest(left) + GAP + widest(right),
    height: Math.max(left.length, right.length) * ROW,
  };
}

/** Draws the ports on both sides of a box, starting at its `y`. */
function portRows(
  {left, right}: Sides,
  box: {readonly x: number; readonly y: number; readonly width: number},
  types: PortTypes,
): Element[] {
  const rows = (ports: readonly Port[], x: number, edge: 'left' | 'right') =>
    ports.map((port, at) =>
      svg(
        'g',
        {},
        ...edgePort({
          x,
          y: box.y + at * ROW + 12,
          family: familyOf(port, types),
          optional: port.optional,
          edge,
          indent: INDENT,
          texts: [
            {value: port.name, below: 4, className: 'operator-drawing-name'},
            {
              value: typeText(port),
              below: 19,
              className: 'operator-drawing-type',
            },
          ],
        }),
      ),
    );
  return [
    ...rows(left, box.x, 'left'),
    ...rows(right, box.x + box.width, 'right'),
  ];
}

/** Describes the diagram in words. */
export function drawingText(
  title: string,
  {inputs, outputs, subprocesses}: Drawable,
): string {
  const list = (ports: readonly Port[]) =>
    ports.map(({name, type}) => `${name} (${type})`).join(', ') || 'none';
  return [
    `The operator ${title}. Inputs: ${list(inputs)}. Outputs: ${list(outputs)}.`,
    ...subprocesses.map(
      ({name, sources, sinks}) =>
        `Inner process ${name} receives: ${list(sources)}; delivers: ${list(sinks)}.`,
    ),
  ].join(' ');
}

/**
 * Draws the operator as a box: ports with their types on both sides, and inner
 * processes as boxes inside.
 */
export function operatorDrawing(
  title: string,
  record: Drawable,
  types: PortTypes,
): Element {
  const sides = {left: record.inputs, right: record.outputs};
  const rows = rowsSize(sides);
  const inner = record.subprocesses.map(({name, sources, sinks}) => {
    const ports = {left: sources, right: sinks};
    return {name, ports, size: rowsSize(ports)};
  });
  const width = Math.max(
    MIN_WIDTH,
    textWidth(title, TITLE_SIZE) + 32,
    rows.width,
    ...inner.flatMap(({name, size}) => [
      size.width + 2 * INSET,
      textWidth(name, NAME_SIZE) + 24 + 2 * INSET,
    ]),
  );
  let bottom = TITLE_HEIGHT + rows.height + (rows.height > 0 ? 4 : 0);
  const innerBoxes = inner.map(({name, ports, size}) => {
    const [x, y] = [INSET, bottom];
    const height = INNER_TITLE_HEIGHT + Math.max(size.height, 24);
    const box = {x, y, width: width - 2 * INSET, height};
    bottom += height + 14;
    return svg(
      'g',
      {},
      svg('rect', {...box, rx: 4, className: ['operator-drawing-inner']}),
      label(name, {x: x + 12, y: y + 20}, 'operator-drawing-inner-title'),
      ...portRows(ports, {...box, y: y + INNER_TITLE_HEIGHT}, types),
    );
  });
  const height = bottom + (innerBoxes.length > 0 ? 2 : 6);
  return svg(
    'svg',
    {
      role: 'img',
      ariaLabel: drawingText(title, record),
      viewBox: `${-EDGE} -1 ${width + 2 * EDGE} ${height + 2}`,
      width: width + 2 * EDGE,
      height: height + 2,
      className: ['operator-drawing'],
    },
    ...operatorBox({width, height}, {head: 32, radius: 8}, 'operator-drawing'),
    label(title, {x: width / 2, y: 21}, 'operator-drawing-title', 'middle'),
    ...portRows(sides, {x: 0, y: TITLE_HEIGHT, width}, types),
    ...innerBoxes,
  );
}

/** Line with the link to the live example of a page. */
function trialLine(): Child {
  const to = link(`#${TRIAL_ANCHOR}`, 'Try it on this page');
  return element('p', {className: ['operator-try'], dataMarkdownIgnore: ''}, [
    to,
  ]);
}

/**
 * The diagram of an operator with its kind, the source of its facts, and a link
 * to its live example.
 */
export function operatorFigure(view: OperatorView): Child[] {
  const {title, kind, source, record, portTypes, example} = view;
  const {key, extension, since} = record;
  const {properties, children} = operatorDrawing(title, record, portTypes);
  const caption = joinLists<Child>(
    badge('kind', text(kind)),
    key && badge('key', ...phrase`key ${code(key)}`),
    extension && badge('extension', text(`extension ${extension}`)),
    since && badge('since', text(`since ${since}`)),
    source && [element('p', {className: ['operator-source']}, [text(source)])],
    example && [trialLine()],
  );
  return [
    element('figure', {className: ['operator-figure']}, [
      element('div', {className: ['operator-scroll']}, [
        drawn('svg', properties, children),
      ]),
      element('figcaption', {dataSearch: 'skip'}, caption),
    ]),
  ];
}
