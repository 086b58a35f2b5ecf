import {repeatComposition} from './composition';
import {HeldGestures, isPlain} from './held';
import {gestureEnd, waitMs} from './intent';
import {whenRead} from './page';
import {loadScripts, runScripts} from './scripts';

type Settings = {
  /** Addresses of its scripts. */
  readonly urls: readonly string[];
  /** How long scripts wait after a press that needs none of them, in ms, so that what it opens does not jerk. */
  readonly restMs?: number;
  /** Called when its scripts begin to load. */
  readonly onStart?: () => void;
  /** Runs its scripts; resolves when it has started, and rejects when one cannot be loaded. Default: when all have run. */
  readonly run?: (urls: readonly string[]) => Promise<void>;
  /** Called when that has failed. */
  readonly onFailed: (isFirst: boolean) => void;
};

/**
 * What starts on its own: the page, or an element that does not need the framework. Its
 * scripts load when a reader uses it, and run when that gesture is over.
 */
export class Part {
  private readonly held = new HeldGestures();
  private state: 'waiting' | 'starting' | 'started' = 'waiting';
  private hasFailed = false;

  constructor(private readonly settings: Settings) {}

  /** Starts, unless it has. */
  async start(event?: Event): Promise<void> {
    if (this.state !== 'waiting') {
      return;
    }
    this.state = 'starting';
    const {urls, restMs, onStart, run = runScripts, onFailed} = this.settings;
    const ready = whenRead().then(() => gestureEnd(event));
    if (isPlain(event?.target)) {
      await ready; // a dozen preloads would delay what the control opens by a frame
    }
    loadScripts('preload', urls);
    onStart?.();
    await ready;
    if (event?.type === 'pointerdown' && this.held.isEmpty) {
      await waitMs(restMs);
    }
    try {
      await run(urls);
      this.state = 'started';
      repeatComposition();
    } catch {
      this.state = 'waiting';
      onFailed(!this.hasFailed);
      this.hasFailed = true;
    }
    this.held.release();
  }

  /**
   * Holds a gesture until the start, and returns whether it did. After a
   * failure, a form goes to its address. Without a network it stays, because
   * the browser would replace the page with its own message.
   */
  take(event: Event): boolean {
    if (this.state === 'started') {
      return false;
    }
    if (this.hasFailed && event.type === 'submit') {
      if (!navigator.onLine) {
        event.preventDefault();
      }
      return false;
    }
    return this.held.take(event);
  }
}
