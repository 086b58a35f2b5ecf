import {textWidth, wrapText} from '../Figure/text';

/** Font size of axis texts in px. */
export const TEXT_SIZE = 12;

/** Height of a line of axis text in px. */
export const TEXT_LINE = 15;

/** Angle of category names that do not fit side by side, in degrees. */
export const TILT = 35;

/** Names below the categories. */
export type CategoryNames = {
  /** Lines of each name; empty where a name is left out. */
  readonly lines: readonly (readonly string[])[];
  /** Whether the names are tilted. */
  readonly tilted: boolean;
  /** Room below the axis in px. */
  readonly height: number;
  /** How far the first name may reach left of its category, in px. */
  readonly reach: number;
};

/** Sets names in bands of `band` px: wrapped if they fit, otherwise tilted. */
export function setCategories(
  categories: readonly string[],
  band: number,
): CategoryNames {
  const wrapped = categories.map((name) => wrapText(name, TEXT_SIZE, band - 8));
  const widest = Math.max(
    ...wrapped.flat().map((line) => textWidth(line, TEXT_SIZE)),
  );
  const rows = Math.max(...wrapped.map((lines) => lines.length));
  if (widest <= band - 4 && rows <= 3) {
    return {
      lines: wrapped,
      tilted: false,
      height: rows * TEXT_LINE,
      reach: Math.max(0, (widest - band) / 2),
    };
  }
  const every = Math.ceil((TEXT_LINE + 3) / band);
  const longest = Math.max(
    ...categories.map((name) => textWidth(name, TEXT_SIZE)),
  );
  const angle = (TILT * Math.PI) / 180;
  const first = textWidth(categories[0] ?? '', TEXT_SIZE);
  return {
    lines: categories.map((name, index) => (index % every === 0 ? [name] : [])),
    tilted: true,
    height: longest * Math.sin(angle) + TEXT_LINE,
    reach: Math.max(0, first * Math.cos(angle) - band / 2),
  };
}
