import type {Element} from 'hast';
import {drawn, element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {svg} from '../../shared/drawing/svg';

/** A drawing with its size, in px. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Child[];
};

/** The contents of a figure. */
export type FigureParts = {
  /** Visible caption and accessible name. */
  readonly title: string;
  /** Text alternative. */
  readonly description: string;
  /**
   * Drawings, widest first: one, or one for wide and one for narrow columns.
   */
  readonly drawings: readonly Drawing[];
  readonly hasLinks: boolean;
  /** Legend between the caption and the drawing. */
  readonly legend: readonly Child[];
  /** Table of the numbers in the drawing, below the description. */
  readonly table: readonly Element[];
};

/**
 * Maximum width of a drawing that fits a narrow page, in px. The page might
 * scale it down a little.
 */
const NARROW_PAGE = 312;

/**
 * Maximum width of a drawing that is still legible in a slightly narrower
 * column, in px.
 */
const BROAD = 640;

/**
 * Class suffixes of a drawing: the columns that show it, and `whole` if it
 * scrolls in columns that are too narrow.
 */
function kindsOf({width}: Drawing, at: number, count: number): string[] {
  const column = at > 0 ? 'narrow' : width > BROAD ? 'broad' : 'wide';
  return [
    ...(count > 1 ? [column] : []),
    ...(at === count - 1 && width > NARROW_PAGE ? ['whole'] : []),
  ];
}

/**
 * Creates a figure with caption, drawings, and text alternative. All ids start
 * with `id`.
 */
export function figureNode(
  {title, description, drawings, hasLinks, legend, table}: FigureParts,
  id: string,
  texts: {readonly drawing: string; readonly summary: string},
): Child {
  const isCutOff = drawings.every(({width}) => width > NARROW_PAGE);
  // Without a tab stop, keyboard users could not scroll to the hidden part.
  const ariaLabel = texts.drawing.replace('{title}', () => title);
  const stop = {role: 'region', ariaLabel, tabIndex: 0};
  const details = svg(
    'details',
    {},
    svg('summary', {dataSearch: 'skip'}, {type: 'text', value: texts.summary}),
    svg('p', {id: `${id}-text`}, {type: 'text', value: description}),
    ...table,
  );
  // The explicit flag keeps a plain element, even if a site replaces this
  // Markdown element with a component.
  details.data = {_mdxExplicitJsx: true} as unknown as Element['data'];
  return element('figure', {className: ['figure']}, [
    element('figcaption', {id}, [text(title)]),
    ...legend,
    element(
      'div',
      {className: ['figure-scroll'], ...(isCutOff && stop)},
      drawings.map(({width, height, parts}, at) =>
        element(
          'svg',
          {
            className: [
              'figure-drawing',
              ...kindsOf({width, height, parts}, at, drawings.length).map(
                (kind) => `figure-drawing--${kind}`,
              ),
            ],
            role: hasLinks ? 'group' : 'img',
            ariaLabelledBy: [id],
            ariaDescribedBy: [`${id}-text`],
            viewBox: `0 0 ${width} ${height}`,
            width: String(width),
            height: String(height),
          },
          parts,
        ),
      ),
    ),
    drawn('div', {}, [details]),
  ]);
}
