import {closest} from './closest';

const NOTICE = '[data-start-notice]';

const isIn = (target: EventTarget | null): boolean =>
  closest(target, NOTICE) !== null;

/** Shows or hides what the page says if its scripts cannot be loaded. */
export function showNotice(isShown: boolean): void {
  document.querySelector(NOTICE)?.toggleAttribute('hidden', !isShown);
}

/** Has a reader close the notice with its button or with Escape; the focus returns to where it was. */
export function watchNotice(): void {
  let last: EventTarget | null = null;
  const close = () => {
    const hadFocus = isIn(document.activeElement);
    showNotice(false);
    if (hadFocus && last instanceof HTMLElement) {
      last.focus();
    }
  };
  const onFocus = ({target, relatedTarget}: FocusEvent) => {
    if (isIn(target) && !isIn(relatedTarget)) {
      last = relatedTarget;
    }
  };
  const onClick = (event: Event) => {
    if (closest(event.target, `${NOTICE} button`)) {
      event.preventDefault();
      close();
    }
  };
  const onKey = ({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
    }
  };
  window.addEventListener('focusin', onFocus, {capture: true});
  window.addEventListener('click', onClick, {capture: true});
  window.addEventListener('keydown', onKey, {capture: true});
}
