import {listen} from './events';

/** What readers do on purpose. */
export const ACTIONS = ['pointerdown', 'keydown', 'click'];

/** What readers do when they begin to use a page. */
const SIGNS = [...ACTIONS, 'pointermove', 'wheel', 'scroll', 'focusin'];

/** What says that a press is over; a browser may keep the end of a drag or of a scroll to itself. */
const ENDS = [
  'pointerup',
  'pointercancel',
  'click',
  'keydown',
  'scroll',
  'contextmenu',
  'dragstart',
];

/** Longest time from the end of a tap to its click, in ms. */
const TAP_MS = 80;

type Filter = (event: Event) => boolean;
type Callback = (event: Event) => void;

/** Calls back at the next event of these types that counts; once. */
function onNext(types: readonly string[], counts: Filter, callback: Callback) {
  const onEvent = (event: Event) => {
    if (counts(event)) {
      end();
      callback(event);
    }
  };
  const end = listen(types, onEvent, true);
}

/** Whether an event scrolls a box within the page. Scripts of the page can do that, too. */
const scrollsBox: Filter = ({type, target}) =>
  type === 'scroll' && target instanceof Element;

/** Tells moves of the mouse from the place where it rests when a page comes up below it. */
function isMove(): (event: PointerEvent) => boolean {
  let place: string | undefined;
  return ({screenX, screenY}) => {
    const last = place;
    place = `${screenX} ${screenY}`;
    return last !== undefined && last !== place;
  };
}

/** Calls back at the first sign of a reader that counts. */
export function onIntent(
  counts: Filter,
  callback: Callback,
  types: readonly string[] = SIGNS,
): void {
  const moves = isMove();
  onNext(
    types,
    (event) =>
      counts(event) &&
      !scrollsBox(event) &&
      (event.type !== 'pointermove' || moves(event as PointerEvent)),
    callback,
  );
}

/** Resolves after some milliseconds, by default in the next task. */
export const waitMs = (ms?: number) =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the gesture that an event belongs to is over and its effect is
 * painted, so that no script delays either.
 */
export async function gestureEnd(event?: Event): Promise<void> {
  if (event?.type === 'pointerdown') {
    const next = (types: readonly string[]) =>
      new Promise((resolve) => onNext(types, () => true, resolve));
    const click = next(['click']);
    await next(ENDS);
    await Promise.race([click, waitMs(TAP_MS)]);
  }
  await new Promise(requestAnimationFrame);
  await waitMs();
}
