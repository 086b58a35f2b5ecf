/**
 * Returns the duration of an animation in ms from the height that changes, in px:
 * the formula of Docusaurus' collapsible panels. Without motion, 0.
 */
export function foldDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 0;
  }
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/** Animations in progress, and where they lead. */
const motions = new WeakMap<Element, {animation: Animation; opens: boolean}>();

/** Returns the height of a `<details>` in px, open or closed. */
function heightAs(fold: HTMLDetailsElement, isOpen: boolean): number {
  fold.open = isOpen;
  return fold.offsetHeight;
}

/**
 * Opens or closes a `<details>` with its height animated, from the height that it
 * has at the moment. One whose content does not move the page, such as a popup
 * menu, is not animated.
 */
export function toggleFold(fold: HTMLDetailsElement): void {
  const motion = motions.get(fold);
  const opens = !(motion?.opens ?? fold.open);
  const from = fold.offsetHeight;
  motion?.animation.cancel();
  motions.delete(fold);
  const closed = heightAs(fold, false);
  const open = heightAs(fold, true);
  const to = opens ? open : closed;
  if (from === to) {
    fold.open = opens;
    return;
  }
  const animation = fold.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: foldDuration(open - closed), easing: 'ease-in-out'},
  );
  motions.set(fold, {animation, opens});
  animation.onfinish = () => {
    motions.delete(fold);
    fold.open = opens;
  };
}
