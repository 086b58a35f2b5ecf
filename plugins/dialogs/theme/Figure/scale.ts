/** A size in px. */
export type Size = {readonly width: number; readonly height: number};

/** A drawing as its page shows it. */
export type ShownDrawing = {
  /** Its size as it was drawn. */
  readonly natural: Size;
  /** Width at which it is shown, in px. */
  readonly width: number;
  /** Width of the box that shows it, in px: what is wider is scrolled. */
  readonly boxWidth: number;
};

/** Texts of a drawing are legible down to this scale, and no easier to read above the other. */
const LEGIBLE = 0.75;
const LARGE = 2;

/** Scale of what is too wide to be legible whole: larger than on the page, and scrolled. */
const SCROLLED = 1.5;

/** How much larger a drawing must become to be worth a button. */
const GAIN = 1.25;

/** The scale at which a drawing is shown where there is that much room: whole, if it is legible then. */
export function enlargedScale(natural: Size, room: Size): number {
  const wide = room.width / natural.width;
  const whole = Math.min(wide, room.height / natural.height, LARGE);
  if (whole >= LEGIBLE) {
    return whole;
  }
  // What is only too high is scrolled as its page is.
  return wide < LEGIBLE ? SCROLLED : Math.min(wide, 1);
}

/** Whether more can be seen of a drawing in that room: it is cut off on its page, or becomes clearly larger. */
export function isWorthEnlarging(
  {natural, width, boxWidth}: ShownDrawing,
  room: Size,
): boolean {
  const isCutOff = Math.floor(width) > boxWidth;
  const scale = width / natural.width;
  return isCutOff || enlargedScale(natural, room) >= GAIN * scale;
}
