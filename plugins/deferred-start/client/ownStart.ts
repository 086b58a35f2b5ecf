import {partOf} from './areas';
import {HeldGestures} from './held';
import {gestureEnd} from './intent';
import {inTurn} from './inTurn';
import {whenRead} from './page';
import type {PageScripts} from './scripts';

/** Attribute of a part whose scripts could not be had twice, for style sheets. */
const START_FAILED = 'data-start-failed';

/** Starts a part of the page that can work before the page does, when its reader uses it. */
export class OwnStart {
  private readonly held = new HeldGestures();
  private state: 'waiting' | 'starting' | 'started' = 'waiting';
  private hasFailed = false;

  constructor(
    private readonly scripts: PageScripts,
    private readonly urls: readonly string[],
    /** Called once the part has started, before any other event. */
    private readonly onStarted: () => void = () => undefined,
  ) {}

  /** Starts the part, if it has not been started. */
  async start(event: Event): Promise<void> {
    if (this.state !== 'waiting') {
      return;
    }
    this.state = 'starting';
    this.scripts.load(this.urls);
    await whenRead();
    await gestureEnd(event);
    try {
      await this.scripts.run(this.urls);
      this.state = 'started';
      this.onStarted();
    } catch {
      this.scripts.forget(this.urls);
      partOf(event.target)?.toggleAttribute(START_FAILED, this.hasFailed);
      this.hasFailed = true;
      this.state = 'waiting';
    }
    inTurn(this.held.release());
  }

  /** Holds a gesture on the part until it has started; a form that has waited in vain need not wait again. */
  take(event: Event): void {
    if (
      this.state !== 'started' &&
      !(this.hasFailed && event.type === 'submit')
    ) {
      this.held.take(event);
    }
  }
}
