import {ANSWER_EVENT} from '../../shared/types';
import type {FeedbackAnswer} from '../../shared/types';

/** Opens a mail where the reader writes mails, or an address in a new tab. */
function openAddress(address: string): void {
  if (address.startsWith('mailto:')) {
    window.location.assign(address);
  } else {
    window.open(address, '_blank', 'noopener');
  }
}

/**
 * Raises the event of an answer. Opens its message, unless there is no address
 * or a listener calls `preventDefault`; returns whether it did.
 */
export function giveAnswer(
  detail: FeedbackAnswer,
  address: string | undefined,
): boolean {
  const isLeft = document.dispatchEvent(
    new CustomEvent(ANSWER_EVENT, {detail, cancelable: true}),
  );
  if (!isLeft || address === undefined) {
    return false;
  }
  openAddress(address);
  return true;
}
