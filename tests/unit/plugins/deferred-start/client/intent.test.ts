// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import {
  ACTIONS,
  gestureEnd,
  onIntent,
} from '../../../../../plugins/deferred-start/client/intent';

const send = (type: string, init: object = {}) =>
  window.dispatchEvent(Object.assign(new Event(type), init));

const move = (screenX: number) => send('pointermove', {screenX, screenY: 5});

describe('onIntent', () => {
  it.each(['pointerdown', 'keydown', 'click', 'wheel', 'scroll', 'focusin'])(
    'hears %s, once',
    (type) => {
      const callback = vi.fn();
      onIntent(() => true, callback);
      send(type);
      send(type);
      send('keydown');
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );

  it('does not hear a box within the page that is scrolled', () => {
    const callback = vi.fn();
    onIntent(() => true, callback);
    document.body.dispatchEvent(new Event('scroll'));
    expect(callback).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll'));
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('hears the mouse when it moves, not when it rests', () => {
    const callback = vi.fn();
    onIntent(() => true, callback);
    move(3);
    move(3);
    expect(callback).not.toHaveBeenCalled();
    move(4);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('onIntent of some', () => {
  it('goes on past events that do not count', () => {
    const callback = vi.fn();
    onIntent(({type}) => type !== 'keydown', callback);
    send('keydown');
    expect(callback).not.toHaveBeenCalled();
    send('scroll');
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('onIntent for actions', () => {
  it('hears what is done on purpose only', () => {
    const callback = vi.fn();
    onIntent(() => true, callback, ACTIONS);
    ['wheel', 'scroll', 'focusin', 'pointermove'].forEach((type) => send(type));
    expect(callback).not.toHaveBeenCalled();
    send('keydown');
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('gestureEnd', () => {
  it('waits for the end of a press', async () => {
    let hasEnded = false;
    const end = gestureEnd(new Event('pointerdown')).then(() => {
      hasEnded = true;
    });
    await gestureEnd();
    expect(hasEnded).toBe(false);
    send('pointerup');
    await end;
  });

  it('waits for the click of a press, and no longer', async () => {
    const run = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (task: () => void, waitMs = 0) =>
      // Timeouts never end.
      waitMs > 0 ? undefined : run(task),
    );
    const end = gestureEnd(new Event('pointerdown'));
    send('pointerup');
    send('click');
    await end;
    vi.unstubAllGlobals();
  });

  it('waits for no other event', async () => {
    await gestureEnd(new Event('keydown'));
  });
});
