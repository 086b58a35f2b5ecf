import type {Element} from 'hast';
import type {OperatorRecord, Subprocess} from '../../record/fields';
import type {Port} from '../../record/port';
import type {PortContext} from '../portContext';
import {filled} from '../words';
import type {Words} from '../words';
import {portRows, rowsSize} from './portRows';
import {label, svg, textWidth} from '../../../figures/drawing/svg';

const TITLE_SIZE = 15;
const TITLE_HEIGHT = 40;
const INNER_TITLE_HEIGHT = 32;
/** Room around an inner process, and for symbols beyond the edge of the box, in px. */
const INSET = 22;
const EDGE = 9;
const MIN_WIDTH = 220;

type Drawable = Pick<OperatorRecord, 'inputs' | 'outputs' | 'subprocesses'>;

function innerSize({name, sources, sinks}: Subprocess, words: Words) {
  const rows = rowsSize({left: sources, right: sinks}, words);
  return {
    width: Math.max(rows.width, textWidth(name, 13) + 24),
    height: INNER_TITLE_HEIGHT + Math.max(rows.height, 24),
  };
}

function innerBox(
  subprocess: Subprocess,
  box: {x: number; y: number; width: number; height: number},
  context: PortContext,
): Element {
  const {name, sources, sinks} = subprocess;
  return svg(
    'g',
    {},
    svg('rect', {...box, rx: 4, className: ['operator-drawing-inner']}),
    label(name, {x: box.x + 12, y: box.y + 20}, 'operator-drawing-inner-title'),
    ...portRows(
      {left: sources, right: sinks},
      {...box, y: box.y + INNER_TITLE_HEIGHT},
      context,
    ),
  );
}

function list(ports: readonly Port[], words: Words): string {
  return (
    ports.map(({name, type}) => `${name} (${type})`).join(', ') || words.none
  );
}

/** What the drawing shows, in words. */
export function drawingText(
  title: string,
  {inputs, outputs, subprocesses}: Drawable,
  words: Words,
): string {
  return [
    filled(words['drawing.operator'], {
      title,
      inputs: list(inputs, words),
      outputs: list(outputs, words),
    }),
    ...subprocesses.map(({name, sources, sinks}) =>
      filled(words['drawing.inner'], {
        name,
        sources: list(sources, words),
        sinks: list(sinks, words),
      }),
    ),
  ].join(' ');
}

/** The operator as a box: ports with their types on both sides, inner processes as boxes within. */
export function operatorDrawing(
  title: string,
  record: Drawable,
  context: PortContext,
): Element {
  const {words} = context;
  const sides = {left: record.inputs, right: record.outputs};
  const rows = rowsSize(sides, words);
  const inner = record.subprocesses.map((one) => innerSize(one, words));
  const width = Math.max(
    MIN_WIDTH,
    textWidth(title, TITLE_SIZE) + 32,
    rows.width,
    ...inner.map((size) => size.width + 2 * INSET),
  );
  let y = TITLE_HEIGHT + rows.height + (rows.height > 0 ? 4 : 0);
  const innerBoxes = record.subprocesses.map((subprocess, at) => {
    const box = {
      x: INSET,
      y,
      width: width - 2 * INSET,
      height: inner[at]?.height ?? 0,
    };
    y += box.height + 14;
    return innerBox(subprocess, box, context);
  });
  const height = y + (innerBoxes.length > 0 ? 2 : 6);
  return svg(
    'svg',
    {
      role: 'img',
      ariaLabel: drawingText(title, record, words),
      viewBox: `${-EDGE} -1 ${width + 2 * EDGE} ${height + 2}`,
      width: width + 2 * EDGE,
      height: height + 2,
      className: ['operator-drawing'],
    },
    svg('rect', {width, height, rx: 8, className: ['operator-drawing-box']}),
    svg('path', {
      d: `M0 32V8a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v24z`,
      className: ['operator-drawing-head'],
    }),
    label(title, {x: width / 2, y: 21}, 'operator-drawing-title', 'middle'),
    ...portRows(sides, {x: 0, y: TITLE_HEIGHT, width}, context),
    ...innerBoxes,
  );
}
