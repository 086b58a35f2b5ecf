import {describe, expect, it} from 'vitest';
import {packVersion} from '../../../../../plugins/light-pages/build/packVersion';
import {restoreVersion} from '../../../../../plugins/light-pages/client/sidebars';
import {PAGES} from '../support';

const link = (docId: string, label: string, more = {}) => ({
  type: 'link',
  href: `/base/docs/${docId}`,
  label,
  docId,
  unlisted: false,
  ...more,
});
const doc = (id: string, title: string) => ({id, title, sidebar: 'guides'});
const category = {
  type: 'category',
  label: 'Parts',
  collapsible: true,
  collapsed: true,
  href: '/base/docs/parts',
  items: [link('parts/one', 'One'), link('parts/two', 'Two')],
};
const VERSION = {
  pluginId: 'default',
  docsSidebars: {
    guides: [
      link('parts/two', 'Second'),
      link("it's", 'It is', {className: 'new'}),
      {type: 'link', href: 'https://example.com', label: 'Away'},
      {type: 'html', value: '<hr>'},
      category,
      {...category, collapsed: false, href: undefined},
    ],
  },
  docs: {
    "it's": doc("it's", 'It is'),
    'parts/one': doc('parts/one', 'One'),
    'parts/two': doc('parts/two', 'The second part'),
    hidden: {id: 'hidden', title: 'Hidden'},
  },
};

describe('packVersion', () => {
  const packed = packVersion(PAGES, VERSION, '/base/docs/');

  it('packs what can be restored as it was', () => {
    expect(restoreVersion(PAGES, packed!)).toEqual(VERSION);
  });

  it('writes a page as its label, and leaves out docs that a sidebar tells', () => {
    expect(packed?.sidebars.guides?.[4]).toEqual(['Parts', 1, [['One', 2], 'Two']]);
    expect(Object.keys(packed?.docs ?? {})).toEqual([
      "it's",
      'parts/two',
      'hidden',
    ]);
  });

  it('leaves data alone that it could not restore', () => {
    const {'parts/one': _gone, ...docs} = VERSION.docs;
    expect(packVersion(PAGES, {...VERSION, docs}, '/base/docs/')).toBeUndefined();
  });
});
