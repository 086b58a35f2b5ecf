/** Duration of a panel's animation in ms, by its height in px, as in Docusaurus. Without motion: 1. */
export function panelDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

type Motion = {readonly isOpening: boolean; readonly timer: number};

const motions = new WeakMap<HTMLElement, Motion>();

/** Whether a panel is open, or about to be. */
export const isPanelOpen = (panel: HTMLElement): boolean =>
  motions.get(panel)?.isOpening ?? !panel.hidden;

/** Opens or closes a panel with its height animated, from the height that it has at this moment. */
export function movePanel(
  panel: HTMLElement,
  isOpening: boolean,
  onEnd: () => void = () => undefined,
): void {
  clearTimeout(motions.get(panel)?.timer);
  const from = panel.hidden ? 0 : panel.offsetHeight;
  panel.hidden = false;
  const full = panel.scrollHeight;
  const duration = panelDuration(full);
  Object.assign(panel.style, {overflow: 'clip', height: `${from}px`});
  panel.getBoundingClientRect(); // the height to start from
  Object.assign(panel.style, {
    transition: `height ${duration}ms ease-in-out`,
    height: `${isOpening ? full : 0}px`,
  });
  const timer = window.setTimeout(() => {
    motions.delete(panel);
    panel.hidden = !isOpening;
    Object.assign(panel.style, {overflow: '', height: '', transition: ''});
    onEnd();
  }, duration);
  motions.set(panel, {isOpening, timer});
}

/** Opens or closes a `<details>` with the panel after its `<summary>` animated. */
export function toggleFold(fold: HTMLDetailsElement): void {
  const panel = fold.lastElementChild as HTMLElement;
  const isOpening = !(fold.open && isPanelOpen(panel));
  if (!fold.open) {
    panel.hidden = true;
    fold.open = true;
  }
  movePanel(panel, isOpening, () => {
    fold.open = isOpening;
    panel.hidden = false;
  });
}
