import type {
  ResolvedEnd,
  ResolvedProcess,
  ResolvedScope,
} from '../../process/types';
import {bulletList, element, fold, text} from '../nodes';
import type {Child} from '../nodes';
import {filled} from '../words';
import type {Words} from '../words';
import {scopeNodes} from './shapes';
import {layoutScope} from './layout';

/** Room around the drawing for symbols at its edge, in px. */
const EDGE = 9;

/** Scale of a drawing that is wider than this in px: its 12 px text is then 11 px. */
const SMALL_SCALE = 11 / 12;
const WIDE = 640;

function endName(
  {operators}: ResolvedScope,
  {operator, port}: ResolvedEnd,
): string {
  const name = operator === undefined ? undefined : operators[operator]?.name;
  return name === undefined ? port : `${name} (${port})`;
}

/** What the drawing shows, a sentence for each operator with another title and each line. */
export function processSentences(
  scope: ResolvedScope,
  words: Words,
  within = '',
): string[] {
  return [
    ...scope.operators.flatMap(({name, title}) =>
      title ? [within + filled(words['process.operator'], {name, title})] : [],
    ),
    ...scope.connections.map(
      ({from, to}) =>
        within +
        filled(words['process.line'], {
          from: endName(scope, from),
          to: endName(scope, to),
        }),
    ),
    ...scope.operators.flatMap(({name, inner}) =>
      inner.flatMap((process) =>
        processSentences(
          process,
          words,
          filled(words['process.within'], {
            operator: name,
            process: process.name,
          }),
        ),
      ),
    ),
  ];
}

/** A box that is scrolled sideways on a narrow page, with the keyboard as well. */
function scrollable(title: string, words: Words) {
  return {
    className: ['operator-scroll'],
    role: 'region',
    ariaLabel: filled(words['process.box'], {title}),
    tabIndex: 0,
  };
}

/** A drawing of a process with its title and its text alternative. */
export async function processFigure(
  process: ResolvedProcess,
  words: Words,
): Promise<Child> {
  const laid = await layoutScope(process);
  const width = laid.width + 2 * EDGE;
  const scale = width > WIDE ? SMALL_SCALE : 1;
  return element('figure', {className: ['operator-process']}, [
    element('figcaption', {}, [text(process.title)]),
    element('div', scrollable(process.title, words), [
      element(
        'svg',
        {
          role: 'group',
          ariaLabel: process.title,
          viewBox: `${-EDGE} 0 ${width} ${laid.height}`,
          width: String(Math.round(width * scale)),
          height: String(Math.round(laid.height * scale)),
          className: ['operator-drawing'],
        },
        scopeNodes(laid),
      ),
    ]),
    fold(
      words['process.text'],
      ...bulletList(processSentences(process, words).map((one) => [text(one)])),
    ),
  ]);
}
