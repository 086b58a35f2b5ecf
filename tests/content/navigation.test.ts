import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {ROOT} from '../support/sites';
import {readPages} from './support/page';

type Item = unknown;

/** Doc ids that a sidebar names, in its lists and as pages of categories. */
function idsIn(item: Item): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const {items, link} = item as {items?: Item; link?: {id?: string}};
  return [...(link?.id ? [link.id] : []), ...(items ? idsIn(items) : [])];
}

const guides = readPages(ROOT, ['docs'])
  .filter(({kind}) => kind === 'guide')
  .map(({file}) => file.replace(/^docs\//, '').replace(/\.mdx$/, ''));

it('has every guide in the sidebar, so that none is reachable by search only', () => {
  const listed = new Set(idsIn(sidebars.docsSidebar));
  expect(guides.filter((id) => !listed.has(id))).toEqual([]);
});

it('lists no guide twice', () => {
  const ids = idsIn(sidebars.docsSidebar);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
