// Runs as an inline script in the head of every page, after controls.ts.
import {painted} from './painted';
import {revealAndScroll} from './reveal';
import {
  forgetReload,
  HYDRATED,
  loadScripts,
  reloadOnce,
  runScripts,
} from './scripts';
import {finderOf, isField, scriptedControl, shortcutField} from './targets';
import {isTranslated} from './translation';

/**
 * Time from the first paint until a page starts by itself, in ms. In the first
 * two seconds, readers scroll, follow a link, or open the menu or the contents:
 * all of that works from the HTML, and would wait behind the scripts. They come
 * to filters, tabs, and examples later, and find a page that has started.
 */
const REST_MS = 2000;

/** Time after a gesture until a page is at rest again, in ms. */
const QUIET_MS = 300;

/** Gestures that a start would interrupt. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown', 'scroll', 'wheel'];

/** Addresses that start at once: with marks to show, a tab to select, a file name to clean. */
const AT_ONCE = /[?#]|\.html$/;

/** Attribute of a control whose click waits for the start, and of the root element meanwhile. */
const WAITING = 'data-waiting';

/** Attribute of the root element after a gesture has waited in vain. The search box, which has it, too, then says that it could not be loaded. */
const FAILED = 'data-start-failed';

const root = document.documentElement;
let isStarting = false;
let lastGesture = 0;
/** Ends the waiting of the last click, and repeats it if the page has started. */
let endWaiting: ((hasStarted: boolean) => void) | undefined;
/** The field in which an input method composes a text. */
let composing: EventTarget | null = null;

/** Returns true once React handles events, also while it still hydrates. */
const isReady = () => 'docusaurusRoot' in window;

/** Returns true once components listen to keys. React repeats a click that comes while it hydrates, but not a key. */
const isHydrated = () => root.getAttribute(HYDRATED) === 'true';

/** Starts the page after the effect of a gesture is painted. */
async function start(): Promise<void> {
  if (isStarting) {
    return;
  }
  isStarting = true;
  await painted();
  let hasStarted = true;
  try {
    await runScripts();
    forgetReload();
    // For the page, the composition begins only now.
    composing?.dispatchEvent(
      new CompositionEvent('compositionstart', {bubbles: true}),
    );
    await painted(); // React draws some parts once more, such as tabs
    revealAndScroll(window.location.hash);
  } catch (error) {
    console.warn(error);
    isStarting = false;
    hasStarted = false;
    await reloadOnce();
  }
  root.toggleAttribute(FAILED, !hasStarted && endWaiting !== undefined);
  endWaiting?.(hasStarted);
}

/** Keeps a click or a form until the page has started, instead of an earlier one. */
function wait(event: Event, control: Element, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  endWaiting?.(false);
  const marked = [root, control];
  marked.forEach((element) => element.setAttribute(WAITING, ''));
  endWaiting = (hasStarted) => {
    marked.forEach((element) => element.removeAttribute(WAITING));
    endWaiting = undefined;
    if (hasStarted) {
      act();
    }
  };
  void start();
}

function onClick(event: Event): void {
  const control = scriptedControl(event.target);
  // Only readers wait: a click that is repeated is not held again.
  if (control && event.isTrusted) {
    // Letters that a reader types meanwhile must reach the field that the control opens.
    document.getElementById(control.getAttribute('commandfor') ?? '')?.focus();
    const find = finderOf(control);
    wait(event, control, () => find()?.click());
  }
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const {submitter} = event as SubmitEvent;
  // Without a network, the browser would leave the page for its own message.
  if (!form.hasAttribute('action') || !navigator.onLine) {
    wait(event, form, () => form.requestSubmit(submitter));
  }
}

function onKeyDown(event: Event): void {
  const field = shortcutField(event as KeyboardEvent);
  if (field) {
    event.preventDefault();
    field.focus();
  }
}

function onField({target}: Event): void {
  if (isField(target)) {
    void start();
  }
}

/** Listeners of a page that has not started, by type of event. */
const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  click: onClick,
  submit: onSubmit,
  keydown: onKeyDown,
  focusin: onField,
  input: onField,
};

for (const [type, listener] of Object.entries(LISTENERS)) {
  window.addEventListener(
    type,
    (event) => {
      const isTaken = type === 'keydown' ? isHydrated() : isReady();
      // controls.ts has handled an event that is prevented.
      if (!isTaken && !event.defaultPrevented) {
        listener(event);
      }
    },
    {capture: true},
  );
}
for (const type of ['compositionstart', 'compositionend']) {
  const note = ({target}: Event) => {
    composing = type === 'compositionstart' ? target : null;
  };
  window.addEventListener(type, note, {capture: true});
}
for (const type of GESTURES) {
  const note = () => {
    lastGesture = performance.now();
  };
  window.addEventListener(type, note, {capture: true, passive: true});
}

/** Starts the page when it has been shown for a while and no gesture is in progress. */
function startAtRest(): void {
  const quiet = performance.now() - lastGesture;
  if (lastGesture > 0 && quiet < QUIET_MS) {
    setTimeout(startAtRest, QUIET_MS - quiet);
  } else if (!isTranslated()) {
    void start();
  }
}

// Before the first paint, scripts would take the line from the text and its styles.
void painted().then(loadScripts);
const {pathname, search, hash} = window.location;
if (AT_ONCE.test(pathname + search + hash)) {
  void start();
} else {
  void painted().then(() => setTimeout(startAtRest, REST_MS));
}
