import {closest, listen} from './events';

const NOTICE = '[data-start-notice]';

/** Shows or hides what the page says if its scripts cannot be loaded. */
export function showNotice(isShown: boolean): void {
  document.querySelector(NOTICE)?.toggleAttribute('hidden', !isShown);
}

/** Has a reader close the notice with its button or with Escape; the focus returns to where it was. */
export function watchNotice(): void {
  let last: EventTarget | null = null;
  const close = () => {
    const hadFocus = closest(document.activeElement, NOTICE) !== null;
    showNotice(false);
    if (hadFocus && last instanceof HTMLElement) {
      last.focus();
    }
  };
  listen(['focusin'], ({target}) => {
    if (!closest(target, NOTICE)) {
      last = target;
    }
  });
  listen(['click'], (event) => {
    if (closest(event.target, `${NOTICE} button`)) {
      event.preventDefault();
      close();
    }
  });
  listen(['keydown'], (event) => {
    if ((event as KeyboardEvent).key === 'Escape') {
      close();
    }
  });
}
