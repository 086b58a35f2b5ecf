import {DETACHED_MEDIA_QUERY, START_FAILED} from '../../shared/constants';
import type {SearchSettings} from '../../shared/types';
import type {SearchBox} from './createSearchBox';
import {watchComposition, enter, takeCursor} from './input';
import {ignore, loadCodeWhenIdle, loadIndex, loadSearchBox} from './load';
import {listenToShortcuts} from './shortcuts';

/** Opens a route of this site in the page. */
export type GoTo = (route: string) => void;

/** True if the search was used in this visit, so that its code is loaded. */
let wasUsed = false;

/** Waits for the next task, so that the browser can paint and handle keys between two long tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Replaces the placeholder in the navbar with the search box when it is needed. */
export class SearchBar {
  private readonly box: HTMLElement;
  private readonly form: HTMLFormElement;
  private readonly input: HTMLInputElement;
  private readonly ends = new AbortController();
  private readonly settings: SearchSettings;
  private readonly compositionEnd: () => Promise<void>;
  private started: Promise<void> | undefined;
  private hasFailed = false;
  private searchBox: SearchBox | undefined;

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
    // The box replaces its placeholder on wide screens. A dialog does not open on focus.
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
      // The next key loads the scripts again.
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
    // A page that starts late repeats earlier events.
    await nextTask();
    await this.compositionEnd();
    if (ends.signal.aborted) {
      return;
    }
    box.hidden = true;
    const searchBox = make({
      container: box,
      panelContainer: element.querySelector('[data-search-panel]')!,
      goTo: (route) => this.goTo(route),
    });
    this.searchBox = searchBox;
    await nextTask();
    // A composition can have started in the meantime.
    await this.compositionEnd();
    if (ends.signal.aborted) {
      return;
    }
    box.hidden = false;
    if (input.value) {
      searchBox.setQuery(input.value);
    }
    takeCursor(input, box);
    this.form.hidden = true;
    input.removeAttribute('id');
    wasUsed = true;
  }

  /** Opens the search. The placeholder receives the keys until the box is loaded. */
  private async open(): Promise<void> {
    this.input.focus({preventScroll: true});
    await this.start().then(() => enter(this.box), ignore);
  }

  /** Handles Enter in the placeholder: loads the box and opens the first result. */
  private async submit(): Promise<void> {
    const query = this.input.value;
    try {
      await this.start();
    } catch {
      if (navigator.onLine) {
        this.form.submit();
      } else {
        // The error page of the browser would replace the page.
        this.element.toggleAttribute(START_FAILED, true);
      }
      return;
    }
    if (query.trim() === '') {
      enter(this.box);
    } else {
      await this.searchBox?.openFirst(query);
    }
  }

  /** Removes the search from the page. */
  end(): void {
    this.ends.abort();
    this.searchBox?.end();
  }
}
