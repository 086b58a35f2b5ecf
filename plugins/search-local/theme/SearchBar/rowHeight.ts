import type {PanelOption} from './options';

/** Heights of rows in px, as the style sheet sets them; a row of another kind has about 32. */
const HEIGHTS: Readonly<Partial<Record<PanelOption['kind'], number>>> = {
  result: 88,
  section: 28,
};
const OTHER_HEIGHT = 32;

/** Height of a row in px, about. */
export function rowHeight({kind}: Pick<PanelOption, 'kind'>): number {
  return HEIGHTS[kind] ?? OTHER_HEIGHT;
}
