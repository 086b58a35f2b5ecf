/** Scripts that run or have run, by their addresses. */
const runs = new Map<string, Promise<void>>();

/** Has the browser load scripts, at once or at its lowest priority, and run none. */
export function loadScripts(
  rel: 'preload' | 'prefetch',
  urls: readonly string[],
): void {
  const links = urls
    .filter((href) => !runs.has(href))
    .map((href) =>
      Object.assign(document.createElement('link'), {rel, as: 'script', href}),
    );
  document.head.append(...links);
}

function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  script.src = url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      runs.delete(url);
      // Docusaurus would wait for it instead of asking again.
      script.remove();
      reject(new Error(`${url} cannot be had.`));
    };
    document.head.append(script);
  });
}

/** Runs scripts in their order, each once; rejects when one cannot be had, which the next run asks for again. */
export async function runScripts(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const run = runs.get(url) ?? runScript(url);
      runs.set(url, run);
      return run;
    }),
  );
}

/** Has scripts run again the next time, the ones that could be loaded, too. */
export function forgetScripts(urls: readonly string[]): void {
  urls.forEach((url) => runs.delete(url));
}
