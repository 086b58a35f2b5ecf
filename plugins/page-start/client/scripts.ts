/** Links by which a page loads its scripts ahead, in the order in which they run. Their media query keeps them from loading before the first paint. */
const SCRIPTS = 'link[rel="preload"][as="script"]';

/** Attribute of the root element by which Docusaurus tells that React handles the page. */
export const HYDRATED = 'data-has-hydrated';

/** Key of the session storage: the address that was loaded again because a script was lost. */
export const RELOADED = 'page-start.reloaded';

/** Scripts that run or have run, by address. */
const runs = new Map<string, Promise<void>>();

const links = () => document.querySelectorAll<HTMLLinkElement>(SCRIPTS);

/** Loads the scripts of the page, and runs none. */
export function loadScripts(): void {
  for (const link of links()) {
    link.removeAttribute('media');
  }
}

/** Resolves when the HTML is parsed. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, {once: true});
    });
  }
}

function runScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    async: false,
    src,
  });
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      runs.delete(src);
      reject(new Error(`The script ${src} cannot be loaded.`));
    };
    document.head.append(script);
  });
}

/** Resolves when React has taken over the page; rejects if a script that it requests cannot be loaded. */
async function hydrated(): Promise<void> {
  const html = document.documentElement;
  const ends = new AbortController();
  await new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (html.getAttribute(HYDRATED) === 'true') {
        resolve();
      }
    });
    observer.observe(html, {attributeFilter: [HYDRATED]});
    window.addEventListener(
      'error',
      ({target}) => {
        if (target instanceof HTMLScriptElement) {
          reject(new Error(`The script ${target.src} cannot be loaded.`));
        }
      },
      {capture: true, signal: ends.signal},
    );
    ends.signal.addEventListener('abort', () => observer.disconnect());
  }).finally(() => ends.abort());
}

/**
 * Runs the scripts of the page in their order, each once; resolves when React has
 * taken over the page.
 * @throws Error with the address of a script that cannot be loaded.
 */
export async function runScripts(): Promise<void> {
  await parsed();
  const urls = Array.from(links(), ({href}) => href);
  const end = hydrated();
  for (const url of urls) {
    runs.set(url, runs.get(url) ?? runScript(url));
  }
  await Promise.all([...runs.values(), end]);
}

/** Allows the page to be loaded again if a script is lost another time. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Without storage, nothing is remembered.
  }
}

/**
 * Loads the page again if a script was lost, as after a new version of the site
 * was published: once, and only if the server answers.
 */
export async function reloadOnce(): Promise<void> {
  const {href} = window.location;
  try {
    if (sessionStorage.getItem(RELOADED) === href) {
      return;
    }
    const {ok} = await fetch(href, {method: 'HEAD', cache: 'no-store'});
    if (ok) {
      sessionStorage.setItem(RELOADED, href);
      window.location.reload();
    }
  } catch {
    // Without network or storage, the page stays as it is.
  }
}
