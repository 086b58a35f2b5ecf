import {whenRead} from './page';
import type {PageScripts} from './scripts';
import type {ScriptUrls} from './start';

/**
 * Runs the entries that are for an interface of the browser, where it has that.
 * @param apis - For each entry the property of `document` or `navigator`, as a query.
 */
export function runForApis(
  scripts: PageScripts,
  entries: ScriptUrls['entries'],
  apis = '',
): void {
  for (const [name, api] of new URLSearchParams(apis)) {
    if (api in document || api in navigator) {
      void whenRead()
        .then(() => scripts.run(entries[name]!))
        // Readers lose nothing.
        .catch(() => undefined);
    }
  }
}
