import {enlargedScale, isWorthEnlarging} from './scale';
import type {Size} from './scale';

/** What the dialog takes around a drawing, in px; its style sheet has the same. */
const FRAME: Size = {width: 50, height: 150};

/** The drawings of a figure: its SVGs that have a role; others are symbols. */
const drawingsOf = (figure: Element) => [
  ...figure.querySelectorAll<SVGSVGElement>('svg[role]'),
];

const naturalSize = (drawing: Element): Size => ({
  width: Number(drawing.getAttribute('width')),
  height: Number(drawing.getAttribute('height')),
});

const roomForDrawing = (): Size => ({
  width: window.innerWidth - FRAME.width,
  height: window.innerHeight - FRAME.height,
});

/** The caption that a figure begins with: title of its dialog. Below a drawing stands what belongs to its page. */
export function captionOf(figure: Element): string | undefined {
  const caption = figure.querySelector(':scope > figcaption:first-child');
  return caption?.textContent ?? undefined;
}

/** Which of its drawings a figure shows, as their position; -1 for none. */
export function shownDrawing(figure: Element): number {
  return drawingsOf(figure).findIndex(
    (drawing) => drawing.getClientRects().length > 0,
  );
}

/** Whether a figure has a caption, and a reader would see more of its drawing in a dialog. */
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
      roomForDrawing(),
    )
  );
}

/** Shows one drawing of a figure in a dialog, as large as the window allows, and none of the others. */
export function enlargeDrawing(figure: Element, shown: number): void {
  drawingsOf(figure).forEach((drawing, at) => {
    const {width, height} = naturalSize(drawing);
    const scale = enlargedScale({width, height}, roomForDrawing());
    Object.assign(drawing.style, {
      display: at === shown ? 'block' : 'none',
      maxWidth: 'none',
      width: `${Math.floor(width * scale)}px`,
      height: `${Math.floor(height * scale)}px`,
    });
  });
}
