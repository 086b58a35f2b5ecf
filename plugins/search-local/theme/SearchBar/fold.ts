import type {PanelOption} from './options';

/** Heights of rows in px, as the style sheet sets them; a row of another kind has about 32. */
const HEIGHTS: Readonly<Partial<Record<PanelOption['kind'], number>>> = {
  result: 88,
  section: 28,
};
const OTHER_HEIGHT = 32;

/** How many of the first rows a list shows that is so many px high at the most. */
export function rowsInView(
  options: readonly Pick<PanelOption, 'kind'>[],
  heightPx: number,
): number {
  let top = 0;
  const below = options.findIndex(({kind}) => {
    const isBelow = top >= heightPx;
    top += HEIGHTS[kind] ?? OTHER_HEIGHT;
    return isBelow;
  });
  return below < 0 ? options.length : below;
}

/** Greatest height of the panel in rem, as the style sheet sets it. */
const PANEL_REM = 38;

let panelPx: number | undefined;

/** Reads the size of a rem once: with each key it would make the browser compute styles early. */
function panelHeight(): number {
  const {documentElement} = document;
  panelPx ??=
    PANEL_REM * parseFloat(getComputedStyle(documentElement).fontSize);
  return panelPx;
}

/** Greatest height of a list in the panel, in px; full-screen search takes the window's. */
export function greatestHeight(list: HTMLElement): number {
  return list.closest('.aa-DetachedContainer')
    ? window.innerHeight
    : panelHeight();
}
