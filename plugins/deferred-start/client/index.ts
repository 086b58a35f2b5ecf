import {runForApis} from './forApis';
import {PageScripts} from './scripts';
import {DeferredStart} from './start';
import type {ScriptUrls} from './start';

const ENTRY = 'data-entry-';

/** The scripts that the template names in attributes of this one. */
function scriptUrls({attributes}: Element): ScriptUrls {
  const lists = [...attributes].map(
    ({name, value}) => [name, value.split(' ')] as const,
  );
  return {
    page: lists.find(([name]) => name === 'data-scripts')?.[1] ?? [],
    entries: Object.fromEntries(
      lists
        .filter(([name]) => name.startsWith(ENTRY))
        .map(([name, urls]) => [name.slice(ENTRY.length), urls]),
    ),
  };
}

const starter = document.currentScript as HTMLScriptElement;
const urls = scriptUrls(starter);
const scripts = new PageScripts();
const page = new DeferredStart(scripts, urls, starter.dataset.plain);

const {pathname, search, hash} = window.location;
if (new RegExp(starter.dataset.atOnce!).test(pathname + search + hash)) {
  void page.start();
} else {
  page.wait();
}
runForApis(scripts, urls.entries, starter.dataset.apis);
