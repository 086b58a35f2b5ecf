import {enlargedScale, isWorthEnlarging} from './scale';

/** Width and height around a drawing in the dialog, in px, as its style sheet has them. */
const FRAME = {width: 50, height: 150};

/** The drawings of a figure: its SVGs that have a role; others are symbols. */
const drawingsOf = (figure: Element) => [
  ...figure.querySelectorAll<SVGSVGElement>('svg[role]'),
];

const naturalSize = (drawing: Element) => ({
  width: Number(drawing.getAttribute('width')),
  height: Number(drawing.getAttribute('height')),
});

const room = () => ({
  width: window.innerWidth - FRAME.width,
  height: window.innerHeight - FRAME.height,
});

/** The caption that a figure begins with: title of its dialog. A caption below belongs to the page. */
export const captionOf = (figure: Element): string | undefined =>
  figure.querySelector(':scope > figcaption:first-child')?.textContent ??
  undefined;

/** Position of the drawing that a figure shows; -1 for none. */
export const shownDrawing = (figure: Element): number =>
  drawingsOf(figure).findIndex(
    (drawing) => drawing.getClientRects().length > 0,
  );

/** Whether a figure has a caption, and its drawing is clearly larger in a dialog. */
export function canBeEnlarged(figure: Element): boolean {
  const drawing = drawingsOf(figure)[shownDrawing(figure)];
  return (
    drawing !== undefined &&
    captionOf(figure) !== undefined &&
    isWorthEnlarging(
      {
        natural: naturalSize(drawing),
        width: drawing.getBoundingClientRect().width,
        boxWidth: drawing.parentElement!.clientWidth,
      },
      room(),
    )
  );
}

/** Shows one drawing of a figure as large as the window allows, and hides the others. */
export function enlargeDrawing(figure: Element, shown: number): void {
  drawingsOf(figure).forEach((drawing, at) => {
    const {width, height} = naturalSize(drawing);
    const scale = enlargedScale({width, height}, room());
    Object.assign(drawing.style, {
      display: at === shown ? 'block' : 'none',
      maxWidth: 'none',
      width: `${Math.floor(width * scale)}px`,
      height: `${Math.floor(height * scale)}px`,
    });
  });
}
