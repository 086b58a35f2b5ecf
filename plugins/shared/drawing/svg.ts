import type {Element, ElementContent} from 'hast';

/** A place in px. */
export type Point = {readonly x: number; readonly y: number};

/** Attributes of an element, in the names that React has for them. */
export type Attributes = Readonly<
  Record<string, string | number | readonly string[]>
>;

/** An element of a drawing. */
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

/** A line of text at a place. */
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

/** Width of a character in em, for a sans-serif face; all others are 0.6. */
const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[mwMW%@]/, 0.93],
  [/[A-Z]/, 0.69],
  [/[ijlI'.,:;!| ]/, 0.3],
  [/[frt()[\]/\\{}"-]/, 0.41],
];

/** Estimated width of a text in px, rather too wide: nothing can be measured at build time. */
export function textWidth(value: string, fontSize: number): number {
  const em = Array.from(value).reduce(
    (sum, character) =>
      sum +
      (WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? 0.6),
    0,
  );
  return Math.ceil(em * fontSize);
}

/** Breaks a text at blanks into lines of at most `width` px where it can. */
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
