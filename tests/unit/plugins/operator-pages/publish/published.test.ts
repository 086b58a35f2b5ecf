import {describe, expect, it} from 'vitest';
import {placesOf} from '../../../../../plugins/operator-pages/publish/placesOf';
import {catalogEntries} from '../../../../../plugins/operator-pages/catalog/entries';
import {publishedFile} from '../../../../../plugins/operator-pages/publish/published';
import {siblingsOf} from '../../../../../plugins/operator-pages/navigation/siblings';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {
  aPage,
  aSite,
  loadVersion,
  OPTIONS,
  siteIn,
} from '../../../../support/operators';

const doc = (id: string) => ({type: 'doc', id});

/** Content as the docs plugin loads it: three operators in two groups of a category. */
function docsContent(contentPath: string) {
  const ids = ['operators/a/two', 'operators/a/one', 'operators/b/three'];
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            contentPath,
            docs: ids.map((id) => ({id, permalink: `/help/docs/${id}`})),
            sidebars: {
              docsSidebar: [
                {
                  type: 'category',
                  label: 'Operators',
                  items: [
                    {
                      type: 'category',
                      label: 'First',
                      items: ids.slice(0, 2).map(doc),
                    },
                    {
                      type: 'category',
                      label: 'Second',
                      items: [],
                      link: doc(ids[2] ?? ''),
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
  };
}

async function publish() {
  const siteDir = aSite({
    'operators/a/one.mdx': aPage('Zeta', '  aliases: [Z]\n'),
    'operators/a/two.mdx': aPage('Alpha', '  deprecated: {note: Old.}\n'),
    'operators/b/three.mdx': aPage('Beta'),
  });
  const {operatorIndex} = await loadVersion(siteIn(siteDir));
  const {docsDir} = siteFiles(siteDir, OPTIONS);
  return publishedFile(operatorIndex, placesOf(docsContent(docsDir), docsDir));
}

describe('publishedFile', () => {
  it('has each operator with its record and its place, in the order of ids', async () => {
    const {version, operators} = await publish();
    expect(version).toBe(1);
    expect(operators.map(({id, path}) => [id, path])).toEqual([
      ['operators/a/one', ['Operators', 'First']],
      ['operators/a/two', ['Operators', 'First']],
      ['operators/b/three', ['Operators']],
    ]);
    expect(operators[0]).toMatchObject({
      title: 'Zeta',
      href: '/help/docs/operators/a/one',
      inputs: [{name: 'in', type: 'Data table'}],
      aliases: ['Z'],
    });
  });
});

describe('catalogEntries', () => {
  it('sorts by title and leaves out the category that all share', async () => {
    const entries = catalogEntries(await publish(), OPTIONS.kinds);
    expect(entries.map(({title, path}) => [title, path])).toEqual([
      ['Alpha', ['First']],
      ['Beta', []],
      ['Zeta', ['First']],
    ]);
    expect(entries[0]).toMatchObject({
      kind: 'Changes data',
      takes: ['Data table'],
      deprecated: true,
    });
  });

  it('is empty without operators', () => {
    expect(catalogEntries({version: 1, operators: []}, {})).toEqual([]);
  });
});

describe('siblingsOf', () => {
  it('begins with the page that stands for the folder', () => {
    const siteDir = aSite({
      'operators/a/b.mdx': aPage('B'),
      'operators/a/index.mdx': aPage('A'),
    });
    const files = siteFiles(siteDir, OPTIONS);
    expect(siblingsOf(files, 'operators/a/b.mdx')).toEqual({
      pagination_prev: 'operators/a/index',
      pagination_next: null,
    });
  });

  it('stays within the folder', () => {
    const siteDir = aSite({
      'operators/a/a.mdx': '',
      'operators/a/b.mdx': '',
      'operators/a/_c.mdx': '',
      'operators/a/sub/c.mdx': '',
    });
    const files = siteFiles(siteDir, OPTIONS);
    expect(siblingsOf(files, 'operators/a/a.mdx')).toEqual({
      pagination_prev: null,
      pagination_next: 'operators/a/b',
    });
    expect(siblingsOf(files, 'operators/a/b.mdx')).toEqual({
      pagination_prev: 'operators/a/a',
      pagination_next: null,
    });
  });
});
