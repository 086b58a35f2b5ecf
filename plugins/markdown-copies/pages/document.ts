import {stringify} from 'yaml';
import {INDEX_FILE} from '../shared/copyPath';
import {fileAddress, pageAddress} from './addresses';
import type {Place} from './addresses';
import type {Page} from './readPage';

/** Markdown copy of a page: front matter, title, and text. */
export function documentOf(
  {route, title, description, updated}: Page,
  text: string,
  place: Place,
): string {
  const facts = {
    title,
    ...(description && {description}),
    url: pageAddress(route, place),
    ...(updated && {updated}),
    index: fileAddress(INDEX_FILE, place),
  };
  return [
    `---\n${stringify(facts, {lineWidth: 0})}---`,
    `# ${title.replace(/[\\`*_[\]<]/g, '\\$&')}`,
    text.trim(),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
