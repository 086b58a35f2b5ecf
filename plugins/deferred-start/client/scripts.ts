/** Loads and runs the scripts of a page, each once. */
export class PageScripts {
  private readonly links = new Map<string, HTMLLinkElement>();
  private readonly runs = new Map<string, Promise<void>>();

  /** Has the browser load scripts, and run none. */
  load(urls: readonly string[]): void {
    for (const href of urls) {
      if (!this.links.has(href) && !this.runs.has(href)) {
        const link = document.createElement('link');
        Object.assign(link, {rel: 'preload', as: 'script', href});
        this.links.set(href, link);
        document.head.append(link);
      }
    }
  }

  /** Runs scripts in their order; rejects when one cannot be had, which the next run asks for again. */
  async run(urls: readonly string[]): Promise<void> {
    await Promise.all(
      urls.map((url) => {
        const run = this.runs.get(url) ?? this.runOne(url);
        this.runs.set(url, run);
        return run;
      }),
    );
  }

  private runOne(url: string): Promise<void> {
    const script = document.createElement('script');
    script.async = false;
    script.src = url;
    return new Promise((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => {
        this.runs.delete(url);
        reject(new Error(`${url} cannot be had.`));
      };
      document.head.append(script);
    });
  }

  /** Forgets scripts, so that they are run again from the start, the ones that could be loaded, too. */
  forget(urls: readonly string[]): void {
    for (const url of urls) {
      this.links.get(url)?.remove();
      this.links.delete(url);
      this.runs.delete(url);
    }
  }
}
