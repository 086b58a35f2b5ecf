import {stringify} from 'yaml';
import {escaped} from '../pages/lines';
import type {Page} from '../pages/types';

/** Where a copy says that it comes from. */
export type Origins = {
  /** Address of the page. */
  readonly url: string;
  /** Address of the list of all copies. */
  readonly index: string;
};

/** The copy of a page: what is known of it, its title, and its text. */
export function documentOf(
  {title, description, updated, byline}: Page,
  {url, index}: Origins,
  text: string,
): string {
  const facts = {
    title,
    ...(description && {description}),
    url,
    ...(updated && {updated}),
    index,
  };
  return [
    `---\n${stringify(facts, {lineWidth: 0})}---`,
    `# ${title.replace(/[\\`*_[\]<]/g, '\\$&')}`,
    ...(byline ? [escaped(byline)] : []),
    text.trim(),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
