type Size = {readonly width: number; readonly height: number};

/**
 * Width and height around a drawing in the dialog and its window, in px, as in
 * client/dialog.css.
 */
const FRAME = {width: 50, height: 150};

/** Smallest scale at which the texts of a drawing are easy to read. */
const LEGIBLE = 0.75;

/** Largest scale in the dialog. */
const LARGE = 2;

/** Scale of a drawing that is too wide to be legible as a whole, so the dialog scrolls. */
const SCROLLED = 1.5;

/** Smallest factor by which a drawing must grow to get a button. */
const GAIN = 1.25;

/** The drawings of a figure: its SVGs with a role. SVGs without a role are icons. */
const drawingsOf = (figure: Element) => [
  ...figure.querySelectorAll<SVGSVGElement>('svg[role]'),
];

const naturalSize = (drawing: Element) => ({
  width: Number(drawing.getAttribute('width')),
  height: Number(drawing.getAttribute('height')),
});

/** Returns the scale of a drawing in the dialog, which shows it as a whole if it is then legible. */
export function enlargedScale(natural: Size): number {
  const wide = (window.innerWidth - FRAME.width) / natural.width;
  const high = (window.innerHeight - FRAME.height) / natural.height;
  const whole = Math.min(wide, high, LARGE);
  if (whole >= LEGIBLE) {
    return whole;
  }
  // A drawing that is only too high scrolls vertically, as on its page.
  return wide < LEGIBLE ? SCROLLED : Math.min(wide, 1);
}

/** Returns the text of the caption above the drawing, the title of the dialog; undefined without such a caption. */
export function captionOf(figure: Element): string | null | undefined {
  const first = figure.firstElementChild;
  return first?.matches('figcaption') ? first.textContent : undefined;
}

/** Index of the drawing that a figure shows at its width; -1 for none. */
export const shownDrawing = (figure: Element): number =>
  drawingsOf(figure).findIndex(
    (drawing) => drawing.getClientRects().length > 0,
  );

/** True if a figure has a caption above, and its drawing is cut off on the page or would be clearly larger in the dialog. */
export function canBeEnlarged(figure: Element): boolean {
  const drawing = drawingsOf(figure)[shownDrawing(figure)];
  if (!drawing || captionOf(figure) === undefined) {
    return false;
  }
  const natural = naturalSize(drawing);
  const {width} = drawing.getBoundingClientRect();
  const isCutOff = Math.floor(width) > drawing.parentElement!.clientWidth;
  const scale = width / natural.width;
  return isCutOff || enlargedScale(natural) >= GAIN * scale;
}

/** Shows one drawing of a figure as large as the window allows, and hides the others. */
export function enlargeDrawing(figure: Element, shown: number): void {
  drawingsOf(figure).forEach((drawing, at) => {
    const natural = naturalSize(drawing);
    const scale = enlargedScale(natural);
    Object.assign(drawing.style, {
      display: at === shown ? 'block' : 'none',
      maxWidth: 'none',
      width: `${Math.floor(natural.width * scale)}px`,
      height: `${Math.floor(natural.height * scale)}px`,
    });
  });
}
