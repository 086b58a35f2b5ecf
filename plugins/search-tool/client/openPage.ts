import {SETTINGS_ATTRIBUTE} from '../../search-local/tool/createSearch';
import type {SearchSettings} from '../../search-local/tool/createSearch';
import {createSearchTool} from '../shared/searchTool';
import type {SearchTool} from '../shared/searchTool';

/** Cached search tool of the current site. */
let tool: SearchTool | undefined;

function create(): SearchTool {
  const settings = document
    .querySelector(`[${SETTINGS_ATTRIBUTE}]`)
    ?.getAttribute(SETTINGS_ATTRIBUTE);
  if (settings === null || settings === undefined) {
    throw new Error(
      `${window.location.href} has no search box, which says where the index is. Open another page of the site.`,
    );
  }
  return createSearchTool({
    place: window.location.origin,
    settings: JSON.parse(settings) as SearchSettings,
    fetch: window.fetch.bind(window),
    pause: (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

/**
 * Returns the search tool of the current site, and creates it on the first
 * call.
 */
export function openPage(): SearchTool {
  tool ??= create();
  return tool;
}
