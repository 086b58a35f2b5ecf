import type {Element} from 'hast';
import {drawn, element, text} from '../../shared/drawing/nodes';
import type {Child} from '../../shared/drawing/nodes';
import {svg} from '../../shared/drawing/svg';

/** A drawing with its size in px. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Child[];
};

/** What a figure shows. */
export type FigureParts = {
  /** Visible caption and accessible name. */
  readonly title: string;
  /** Text alternative. */
  readonly description: string;
  /** Widest first: one, or one for wide and one for narrow columns. */
  readonly drawings: readonly Drawing[];
  readonly hasLinks: boolean;
  /** Between caption and drawing. */
  readonly legend: readonly Child[];
  /** The numbers behind the drawing, below its description. */
  readonly table: readonly Element[];
};

/** Widest drawing in px that a narrow page shows whole: it may be drawn a little smaller. */
const NARROW_PAGE = 312;

/** Widest drawing in px that stays legible in a column that is a little narrower. */
const BROAD = 640;

/** For which columns a drawing is, and whether it is scrolled where they are too narrow for it. */
function kindsOf({width}: Drawing, at: number, count: number): string[] {
  const column = at > 0 ? 'narrow' : width > BROAD ? 'broad' : 'wide';
  return [
    ...(count > 1 ? [column] : []),
    ...(at === count - 1 && width > NARROW_PAGE ? ['whole'] : []),
  ];
}

/** Drawings with their caption and text alternative; `id` begins the ids. */
export function figureNode(
  {title, description, drawings, hasLinks, legend, table}: FigureParts,
  id: string,
  texts: {readonly drawing: string; readonly summary: string},
): Child {
  const isCutOff = drawings.every(({width}) => width > NARROW_PAGE);
  // Without a tab stop, keyboard users could not scroll to what is cut off.
  const ariaLabel = texts.drawing.replace('{title}', () => title);
  const stop = {role: 'region', ariaLabel, tabIndex: 0};
  const details = svg(
    'details',
    {},
    svg('summary', {dataSearch: 'skip'}, {type: 'text', value: texts.summary}),
    svg('p', {id: `${id}-text`}, {type: 'text', value: description}),
    ...table,
  );
  // A plain element, whatever a site shows in place of those of Markdown.
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
