import {Parser} from 'htmlparser2';
import {SETTINGS_ATTRIBUTE} from '../../search-local/tool/createSearch';
import type {SearchSettings} from '../../search-local/tool/createSearch';

/** Search settings and title in the HTML of a page. */
export type PageSettings = {
  /** Settings of the search box. Undefined if the page does not have one. */
  readonly settings?: SearchSettings;
  /** Title of the page's document. Empty if it has none. */
  readonly title: string;
};

/** Parses the HTML of a page. */
export function pageSettings(html: string): PageSettings {
  let settings: string | undefined;
  let title = '';
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      settings ??= attributes[SETTINGS_ATTRIBUTE];
      // The first title counts, because drawings can have titles, too.
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
