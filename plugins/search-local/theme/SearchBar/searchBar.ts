import {DETACHED_MEDIA_QUERY, START_FAILED} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import type {SearchBox} from './createSearchBox';
import {watchComposition, enter, takeCursor} from './input';
import {ignore, loadCodeWhenIdle, loadIndex, loadSearchBox} from './load';
import {listenToShortcuts} from './shortcuts';

export type GoTo = (route: string) => void;

/** Whether a reader has used the search in this visit, so that its code is there. */
let wasUsed = false;

/** Lets the browser paint and take keys between two things that take a slow phone long. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Brings the search of a navbar to life. */
export class SearchBar {
  private readonly box: HTMLElement;
  private readonly form: HTMLFormElement;
  private readonly input: HTMLInputElement;
  private readonly ends = new AbortController();
  private readonly settings: SearchSettings;
  private readonly compositionEnd: () => Promise<void>;
  private started: Promise<void> | undefined;
  private hasFailed = false;
  private made: SearchBox | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly goTo: GoTo,
  ) {
    this.box = element.querySelector<HTMLElement>('[data-search-box]')!;
    this.form = element.querySelector('form')!;
    this.input = this.form.querySelector('input')!;
    this.settings = JSON.parse(
      element.dataset.searchSettings!,
    ) as SearchSettings;
    this.compositionEnd = watchComposition(this.input, this.ends.signal);
    this.listen();
    if (document.activeElement === this.input) {
      void this.open();
    } else if (wasUsed) {
      this.start().catch(ignore);
    }
  }

  private listen(): void {
    const {signal} = this.ends;
    const on = (
      target: HTMLElement,
      type: string,
      listener: (event: Event) => void,
    ) => target.addEventListener(type, listener, {signal});
    const begin = () => void this.start().catch(ignore);
    on(this.element, 'pointerenter', () => this.prepare());
    // On wide screens the box takes the place of its placeholder; a dialog asks for more than focus.
    on(this.input, 'focus', () => {
      if (window.matchMedia(DETACHED_MEDIA_QUERY).matches) {
        this.prepare();
      } else {
        begin();
      }
    });
    on(this.input, 'click', begin);
    on(this.input, 'input', begin);
    on(this.form, 'submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
    listenToShortcuts(() => void this.open(), signal);
    signal.addEventListener('abort', loadCodeWhenIdle());
  }

  private prepare(): void {
    loadIndex(this.settings).catch(ignore);
  }

  private start(): Promise<void> {
    this.started ??= this.make().catch((error: unknown) => {
      // Its scripts cannot be had now; the next key is another try.
      this.started = undefined;
      this.element.toggleAttribute(START_FAILED, this.hasFailed);
      this.hasFailed = true;
      throw error;
    });
    return this.started;
  }

  private async make(): Promise<void> {
    const {box, element, input, ends} = this;
    const make = await loadSearchBox(this.settings);
    // A page that starts late repeats what began before this code ran.
    await nextTask();
    await this.compositionEnd();
    if (ends.signal.aborted) {
      return;
    }
    box.hidden = true;
    const made = make({
      container: box,
      panelContainer: element.querySelector('[data-search-panel]')!,
      goTo: (route) => this.goTo(route),
    });
    this.made = made;
    await nextTask();
    // One may have begun in between.
    await this.compositionEnd();
    if (ends.signal.aborted) {
      return;
    }
    box.hidden = false;
    if (input.value) {
      made.setQuery(input.value);
    }
    takeCursor(input, box);
    this.form.hidden = true;
    input.removeAttribute('id');
    wasUsed = true;
  }

  /** Opens the search; the placeholder takes the keys that come before the box does. */
  private async open(): Promise<void> {
    this.input.focus({preventScroll: true});
    await this.start().then(() => enter(this.box), ignore);
  }

  /** Enter in the placeholder opens what the box finds. */
  private async submit(): Promise<void> {
    const query = this.input.value;
    try {
      await this.start();
    } catch {
      if (navigator.onLine) {
        this.form.submit();
      } else {
        // The browser would leave the page for its own message.
        this.element.toggleAttribute(START_FAILED, true);
      }
      return;
    }
    if (query.trim() === '') {
      enter(this.box);
    } else {
      await this.made?.openFirst(query);
    }
  }

  /** Takes the search from the page. */
  end(): void {
    this.ends.abort();
    this.made?.end();
  }
}
