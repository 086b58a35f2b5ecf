type Size = {readonly width: number; readonly height: number};

/** Width and height around a drawing in the dialog, in px, as its style sheet has them. */
const FRAME = {width: 50, height: 150};

/** Scales between which the texts of a diagram are easy to read. */
const LEGIBLE = 0.75;
const LARGE = 2;

/** Scale of a diagram that is too wide to be legible whole: larger than on the page, and scrolled. */
const SCROLLED = 1.5;

/** Factor by which a diagram must grow to be worth a button. */
const GAIN = 1.25;

/** The drawings of a figure: its SVGs that have a role; others are symbols. */
const drawingsOf = (figure: Element) => [
  ...figure.querySelectorAll<SVGSVGElement>('svg[role]'),
];

const naturalSize = (drawing: Element) => ({
  width: Number(drawing.getAttribute('width')),
  height: Number(drawing.getAttribute('height')),
});

/** The scale of a diagram in a dialog: whole, if it is legible then. */
export function enlargedScale(natural: Size): number {
  const wide = (window.innerWidth - FRAME.width) / natural.width;
  const high = (window.innerHeight - FRAME.height) / natural.height;
  const whole = Math.min(wide, high, LARGE);
  if (whole >= LEGIBLE) {
    return whole;
  }
  // A diagram that is only too high scrolls, as its page does.
  return wide < LEGIBLE ? SCROLLED : Math.min(wide, 1);
}

/** The caption that a figure begins with: title of its dialog. A caption below belongs to the page. */
export const captionOf = (figure: Element): string | null | undefined =>
  figure.querySelector(':scope > figcaption:first-child')?.textContent;

/** Position of the drawing that a figure shows; -1 for none. */
export const shownDrawing = (figure: Element): number =>
  drawingsOf(figure).findIndex(
    (drawing) => drawing.getClientRects().length > 0,
  );

/** Whether a figure has a caption, and a dialog shows more of its diagram: it is cut off on its page, or becomes clearly larger. */
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
