import type {Element, ElementContent} from 'hast';

/** A position, in px. */
export type Point = {readonly x: number; readonly y: number};

/** Attributes of an element, with the names that React uses. */
export type Attributes = Readonly<
  Record<string, string | number | readonly string[]>
>;

/** Creates an SVG or HTML element. */
export function svg(
  tagName: string,
  attributes: Attributes,
  ...children: ElementContent[]
): Element {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : [value].flat().join(' '),
    ]),
  );
  return {type: 'element', tagName, properties, children};
}

/** Creates a line of text at a position. */
export function label(
  value: string,
  {x, y}: Point,
  className: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Element {
  return svg(
    'text',
    {
      x,
      y,
      className: [className],
      ...(anchor !== 'start' && {textAnchor: anchor}),
    },
    {type: 'text', value},
  );
}

/**
 * Widths of characters in em, for a sans-serif font. All others are 0.6 em
 * wide.
 */
const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[mwMW%@]/, 0.93],
  [/[A-Z]/, 0.69],
  [/[ijlI'.,:;!| ]/, 0.3],
  [/[frt()[\]/\\{}"-]/, 0.41],
];

/**
 * Estimates the width of a text, in px. The build cannot measure texts, so the
 * estimate is generous.
 */
export function textWidth(value: string, fontSize: number): number {
  const em = Array.from(value).reduce(
    (sum, character) =>
      sum +
      (WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? 0.6),
    0,
  );
  return Math.ceil(em * fontSize);
}

/**
 * Wraps a text at spaces into lines of at most `width` px. A longer word has
 * its own line.
 */
export function wrapText(
  value: string,
  fontSize: number,
  width: number,
): string[] {
  return value.split(/\s+/).reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return lines.length > 0 && textWidth(longer, fontSize) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}
