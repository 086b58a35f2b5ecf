import {HeldGestures} from './held';
import {gestureEnd, waitMs} from './intent';
import {whenRead} from './page';
import type {PageScripts} from './scripts';

type Settings = {
  readonly scripts: PageScripts;
  /** Addresses of its scripts. */
  readonly urls: readonly string[];
  /** Selector of controls that work without its scripts. */
  readonly plain?: string;
  /** How long scripts wait after a press that needs none of them, in ms, so that what it opens does not jerk. */
  readonly restMs?: number;
  /** Resolves when it has started; rejects when that has failed. Default: when its scripts have run. */
  readonly whenStarted?: (run: Promise<void>) => Promise<void>;
  /** Called when its scripts begin to load. */
  readonly onStart?: () => void;
  /** Called when it has started, before it gets the gestures that were held. */
  readonly onStarted: () => void;
  /** Called when its scripts cannot be loaded. */
  readonly onFailed: (isFirst: boolean) => void;
};

/**
 * What starts on its own: the page, or an element that does not need the framework. Its
 * scripts load when a reader uses it, and run when that gesture is over.
 */
export class Part {
  private readonly held: HeldGestures;
  private state: 'waiting' | 'starting' | 'started' = 'waiting';
  private hasFailed = false;

  constructor(private readonly settings: Settings) {
    this.held = new HeldGestures(settings.plain ?? '');
  }

  /** Addresses of its scripts. */
  get urls(): readonly string[] {
    return this.settings.urls;
  }

  /** Starts, unless it has. */
  async start(event?: Event): Promise<void> {
    if (this.state !== 'waiting') {
      return;
    }
    this.state = 'starting';
    const {scripts, urls, restMs, whenStarted, onStart, onStarted, onFailed} =
      this.settings;
    const ready = whenRead().then(() => gestureEnd(event));
    if (this.held.isPlain(event?.target)) {
      await ready; // a dozen preloads would delay what the control opens by a frame
    }
    scripts.load(urls);
    onStart?.();
    await ready;
    if (event?.type === 'pointerdown' && this.held.isEmpty) {
      await waitMs(restMs);
    }
    try {
      const run = scripts.run(urls);
      await (whenStarted ? whenStarted(run) : run);
      this.state = 'started';
      onStarted();
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
