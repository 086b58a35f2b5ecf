// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ANSWER_EVENT} from '../../../../../../plugins/feedback/shared/types';
import {giveAnswer} from '../../../../../../plugins/feedback/theme/PageFeedback/giveAnswer';

const ANSWER = {route: '/docs/a', version: '1.0', answer: 'yes', text: ''};
const ISSUE = 'https://example.com/new?body=a';

describe('giveAnswer', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  let listening: AbortController;
  const listen = (listener: (event: Event) => void) =>
    document.addEventListener(ANSWER_EVENT, listener, {
      signal: listening.signal,
    });

  beforeEach(() => {
    listening = new AbortController();
  });

  afterEach(() => {
    listening.abort();
    open.mockClear();
  });

  it('raises an event with the answer, and opens its message', () => {
    const heard = vi.fn<(event: Event) => void>();
    listen(heard);
    expect(giveAnswer(ANSWER as never, ISSUE)).toBe(true);
    expect(heard.mock.calls).toMatchObject([[{detail: ANSWER}]]);
    expect(open).toHaveBeenCalledWith(ISSUE, '_blank', 'noopener');
  });

  it('opens nothing where a listener has taken the answer', () => {
    listen((event) => event.preventDefault());
    expect(giveAnswer(ANSWER as never, ISSUE)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens nothing where there is no address', () => {
    expect(giveAnswer(ANSWER as never, undefined)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});
