import {Parser} from 'htmlparser2';
import {SETTINGS_ATTRIBUTE} from '../../search-local/tool/createSearch';
import type {SearchSettings} from '../../search-local/tool/createSearch';

/** What a page of a site says about the search of the site. */
export type PageSettings = {
  /** The settings of its search box; undefined where it has none. */
  readonly settings?: SearchSettings;
  /** Its name in the window; empty where it has none. */
  readonly title: string;
};

/** Reads the HTML of a page. */
export function pageSettings(html: string): PageSettings {
  let settings: string | undefined;
  let title = '';
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      settings ??= attributes[SETTINGS_ATTRIBUTE];
      // Drawings have titles, too.
      isTitle = name === 'title' && title === '';
    },
    ontext(text) {
      title += isTitle ? text : '';
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(html);
  return {
    ...(settings !== undefined && {
      settings: JSON.parse(settings) as SearchSettings,
    }),
    title,
  };
}
