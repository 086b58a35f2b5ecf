type Size = {readonly width: number; readonly height: number};

/** A drawing on its page; sizes in px. */
export type ShownDrawing = {
  readonly natural: Size;
  /** Width at which it is shown. */
  readonly width: number;
  /** Width of the box that shows it; a wider drawing scrolls. */
  readonly boxWidth: number;
};

/** Scales between which the texts of a drawing are easy to read. */
const LEGIBLE = 0.75;
const LARGE = 2;

/** Scale of a drawing that is too wide to be legible whole: larger than on the page, and scrolled. */
const SCROLLED = 1.5;

/** Factor by which a drawing must grow to be worth a button. */
const GAIN = 1.25;

/** The scale of a drawing in a dialog with this room: whole, if it is legible then. */
export function enlargedScale(natural: Size, room: Size): number {
  const wide = room.width / natural.width;
  const whole = Math.min(wide, room.height / natural.height, LARGE);
  if (whole >= LEGIBLE) {
    return whole;
  }
  // A drawing that is only too high scrolls, as its page does.
  return wide < LEGIBLE ? SCROLLED : Math.min(wide, 1);
}

/** Whether readers see more of a drawing in this room: it is cut off on its page, or becomes clearly larger. */
export function isWorthEnlarging(
  {natural, width, boxWidth}: ShownDrawing,
  room: Size,
): boolean {
  const isCutOff = Math.floor(width) > boxWidth;
  const scale = width / natural.width;
  return isCutOff || enlargedScale(natural, room) >= GAIN * scale;
}
