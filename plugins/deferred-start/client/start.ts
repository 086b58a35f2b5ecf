import {entryOf, isForeign} from './areas';
import {KeptFields} from './fields';
import {HeldGestures} from './held';
import {gestureEnd, onAction, onIntent} from './intent';
import {inTurn} from './inTurn';
import {OwnStart} from './ownStart';
import {onFailedScript, onStarted, whenRead} from './page';
import type {PageScripts} from './scripts';

const GESTURES = ['click', 'submit', 'keydown'] as const;
const ENTRIES = ['input', 'change'] as const;

/** What is use of a part that starts by itself. */
const USES = ['focusin', 'pointerdown', 'keydown'] as const;

const COMPOSITION = ['compositionstart', 'compositionend'] as const;

/** Addresses of scripts: of the page, and of each entry that starts by itself. */
export type ScriptUrls = {
  readonly page: readonly string[];
  readonly entries: Readonly<Record<string, readonly string[]>>;
};

/**
 * Starts the page with the first sign of its reader, and carries out then what
 * the reader did before. If its scripts cannot be had, the browser does what it
 * can, and the next action of the reader is another try.
 */
export class DeferredStart {
  private readonly held: HeldGestures;
  private readonly fields = new KeptFields();
  private readonly own: Readonly<Record<string, OwnStart>>;
  private readonly listening = new AbortController();
  private hasFailed = false;
  /** The field in which a text is being composed. */
  private composing: EventTarget | null = null;

  constructor(
    private readonly scripts: PageScripts,
    private readonly urls: ScriptUrls,
    plain?: string,
  ) {
    this.held = new HeldGestures(plain);
    this.own = Object.fromEntries(
      Object.entries(urls.entries).map(([name, files]) => [
        name,
        new OwnStart(scripts, files, () => this.repeatComposition()),
      ]),
    );
    this.listen(GESTURES, (event) => {
      // What is carried out again is not held again.
      if (event.isTrusted) {
        this.onGesture(event);
      }
    });
    this.listen(ENTRIES, (event) => {
      // The page leaves the fields of what starts by itself alone.
      if (this.isForPage(event)) {
        this.fields.keep(event);
      }
    });
    this.listen(COMPOSITION, ({type, target}) => {
      this.composing = type === 'compositionstart' ? target : null;
    });
    this.listen(USES, (event) => void this.ownOf(event)?.start(event));
    void onStarted(() => this.end());
  }

  private listen(
    types: readonly string[],
    listener: (event: Event) => void,
  ): void {
    for (const type of types) {
      window.addEventListener(type, listener, {
        capture: true,
        signal: this.listening.signal,
      });
    }
  }

  /** Has scripts that have just run hear of a composition that began before them. */
  private repeatComposition(): void {
    this.composing?.dispatchEvent(
      new CompositionEvent('compositionstart', {bubbles: true}),
    );
  }

  private ownOf({target}: Event): OwnStart | undefined {
    return this.own[entryOf(target) ?? ''];
  }

  private onGesture(event: Event): void {
    const own = this.ownOf(event);
    if (own) {
      own.take(event);
    } else if (
      !isForeign(event.target) &&
      // A form that has waited in vain need not wait again.
      !(this.hasFailed && event.type === 'submit')
    ) {
      this.held.take(event);
    }
  }

  private readonly isForPage = (event: Event): boolean =>
    !this.ownOf(event) && !isForeign(event.target);

  /** Waits for the first sign of a reader. */
  wait(): void {
    onIntent(this.isForPage, (event) => void this.start(event));
  }

  /** Starts the page, once the gesture is over that an event belongs to. */
  async start(event?: Event): Promise<void> {
    this.scripts.load(this.urls.page);
    await whenRead();
    await gestureEnd(event);
    onFailedScript(this.listening.signal, () => this.fail());
    // That hears of failures, also of scripts that these ask for.
    this.scripts.run(this.urls.page).catch(() => undefined);
  }

  private fail(): void {
    this.scripts.forget(this.urls.page);
    this.hasFailed = true;
    inTurn(this.held.release());
    onAction(this.isForPage, (event) => void this.start(event));
  }

  private end(): void {
    this.listening.abort();
    this.repeatComposition();
    // From now on the page itself fetches ahead what its links lead to.
    document.querySelector('script[type="speculationrules"]')?.remove();
    inTurn([...this.fields.release(), ...this.held.release()]);
  }
}
