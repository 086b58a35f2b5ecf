import {describe, expect, it} from 'vitest';
import {
  findPages,
  suggestionsFor,
} from '../../../../../../plugins/search-local/client/answer/findPages';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

const pages = [
  indexedPage('Normalization', 'Scale columns.'),
  indexedPage('Join', 'Combine tables by a key.', {tags: ['merge']}),
  indexedPage('k-NN', 'Nearest neighbors.'),
  indexedPage('Crop image', 'Cut a picture.', {
    categories: ['Operators', 'Images'],
  }),
  indexedPage('Other', 'How to join tables.', {
    sections: [
      {
        title: 'Parameters',
        id: 'parameters',
        content: 'max depth Levels of the tree.',
        names: ['max_depth'],
      },
    ],
  }),
  indexedPage('Join (Deprecated)', 'Combine tables by a key.', {
    isDeprecated: true,
  }),
  indexedPage('Tree', 'The maximal depth is a limit. Its depth grows.'),
  indexedPage('Decision Tree', 'Learns a tree.'),
];
const index = loadPages(pages, {
  parentCategories: 1,
  synonyms: {vlookup: ['join'], 'shrink picture': ['crop image']},
});

const found = (query: string) => findPages(index, query);
const titles = (query: string) =>
  found(query).pages.map(({page}) => index.pages[page]?.title);

describe('findPages', () => {
  describe('of a title and a name that its page defines', () => {
    const site = loadPages([
      indexedPage('Forest', 'Tree after tree, of this max depth. '.repeat(9)),
      indexedPage('Tree', 'Grows.', {
        sections: [
          {title: 'Input', id: 'input', content: 'depth', names: ['depth']},
          {
            title: 'Parameters',
            id: 'parameters',
            content: 'max depth Levels. tree name Name.',
            names: ['max_depth', 'tree_name'],
          },
        ],
      }),
    ]);

    it.each(['tree max depth', 'max depth of tree', 'tree tree name'])(
      'means the section that defines it: %s',
      (query) => {
        const [first] = findPages(site, query).pages;
        const {title, sections} = site.pages[first!.page]!;
        const place = first!.place! - site.firstSections[first!.page]!;
        expect([title, sections[place]?.anchor]).toEqual([
          'Tree',
          'parameters',
        ]);
      },
    );

    it('means the page where the title stands alone', () => {
      const [first] = findPages(site, 'tree').pages;
      expect(site.pages[first!.page]!.title).toBe('Tree');
      expect(first!.place).toBeUndefined();
    });
  });

  it('puts a post below a page of the same match', () => {
    const site = loadPages([
      indexedPage('New workspaces', 'Notebooks.', {type: 'blog'}),
      indexedPage('Notebook workspaces', 'Notebooks.'),
    ]);
    const {pages: ranked} = findPages(site, 'workspaces');
    expect(ranked.map(({page}) => site.pages[page]!.title)).toEqual([
      'Notebook workspaces',
      'New workspaces',
    ]);
  });

  it('puts a page that lists what others explain below a page of the same match', () => {
    const site = loadPages([
      indexedPage('List of joins', 'Join, and more joins.', {isList: true}),
      indexedPage('Inner join', 'Combines tables.'),
    ]);
    const {pages: ranked} = findPages(site, 'join');
    expect(ranked.map(({page}) => site.pages[page]!.title)).toEqual([
      'Inner join',
      'List of joins',
    ]);
  });

  it('puts the page of that title first, and the deprecated one below', () => {
    expect(titles('join')).toEqual(['Join', 'Join (Deprecated)', 'Other']);
  });

  it('gives a deprecated page to whom asks for it', () => {
    expect(titles('join deprecated')[0]).toBe('Join (Deprecated)');
  });

  it.each(['nor', 'normali', 'normaliz', 'normalization', 'normalizing'])(
    'finds Normalization by %s',
    (query) => {
      expect(titles(query)).toContain('Normalization');
    },
  );

  it.each(['knn', 'k-nn', 'k nn', 'KNN', 'k_nn'])(
    'finds k-NN by %s',
    (query) => {
      expect(titles(query)[0]).toBe('k-NN');
    },
  );

  it.each(['crop_image', 'cropImage', 'cropimage', 'crop.image'])(
    'finds Crop image by the identifier %s',
    (query) => {
      expect(titles(query)[0]).toBe('Crop image');
    },
  );

  it('finds a page by its tags and its parent categories', () => {
    expect(titles('merge')).toEqual(['Join']);
    expect(titles('images')).toEqual(['Crop image']);
  });

  it('puts a page that defines a name above one that uses its words', () => {
    expect(titles('max_depth')[0]).toBe('Other');
  });

  it('puts pages with all words before pages with some', () => {
    expect(titles('tables how')[0]).toBe('Other');
  });

  it('puts a page that has all words of a long query among its tags before one that has some in its title', () => {
    const site = loadPages([
      indexedPage('Mail to departments', 'Weekly report.'),
      indexedPage('Sender', 'Posts.', {
        tags: ['weekly mail report', 'letters'],
      }),
      indexedPage('Tables', 'Weekly tables.'),
      indexedPage('Charts', 'A report of charts.'),
    ]);
    const order = findPages(site, 'weekly mail report').pages;
    expect(order[0]?.page).toBe(1);
  });

  it('finds by synonyms, in a longer query too', () => {
    expect(titles('vlookup')[0]).toBe('Join');
    expect(titles('shrink picture quickly')[0]).toBe('Crop image');
  });

  describe('of a phrase with a synonym among other words', () => {
    const site = loadPages(
      [
        indexedPage('Generate data', 'Makes up rows.'),
        indexedPage('Unknown values', 'A category of the test data.'),
        indexedPage('Loop', 'Repeats a part.'),
        ...['Cross validation', 'Split data', 'Apply model'].map((title) =>
          indexedPage(title, 'Uses test data of each task.'),
        ),
      ],
      {synonyms: {'test data': ['generate data'], 'for each': ['loop']}},
    );
    const first = (query: string) =>
      site.pages[findPages(site, query).pages[0]!.page]!.title;

    it('goes by all words if the phrase is usual on the site', () => {
      expect(first('unknown category in test data')).toBe('Unknown values');
    });

    it('goes by the phrase if it says what is meant', () => {
      expect(first('somename for each task')).toBe('Loop');
    });
  });

  it.each([
    ['desicion tree', 'decision tree', 'Decision Tree'],
    ['decisiontree', 'decision tree', 'Decision Tree'],
    ['normlaization', 'normalization', 'Normalization'],
  ])('finds what %s is meant for', (query, correctedQuery, title) => {
    expect(found(query).correctedQuery).toBe(correctedQuery);
    expect(titles(query)[0]).toBe(title);
  });

  it('corrects nothing that finds a title', () => {
    expect(found('tree').correctedQuery).toBeUndefined();
  });

  it.each(['', '   ', '!?', 'xqzvw', 'blorptangle frobnix'])(
    'finds nothing for %j',
    (query) => {
      expect(titles(query)).toEqual([]);
    },
  );

  it('puts a page with the query as a heading right after those with it in the title', () => {
    const site = loadPages([
      indexedPage('News of the watch mode', 'Watch mode, watch mode.'),
      indexedPage('Options', 'All of them.', {
        sections: [
          {title: 'Other', id: 'other', content: 'Watch mode, watch mode.'},
          {title: 'Watch mode', id: 'watch-mode', content: 'Runs again.'},
        ],
      }),
      indexedPage('Mode', 'Watch it. Watch this watch mode. Watch mode.'),
    ]);
    const [first, second] = findPages(site, 'watch mode').pages;
    expect(first).toMatchObject({page: 0});
    expect(second).toMatchObject({page: 1, place: 3});
  });

  it('prefers guides for questions, where pages match alike', () => {
    const twins = loadPages([
      indexedPage('First', 'Scale it.', {kind: 'reference'}),
      indexedPage('Later', 'Scale it.'),
    ]);
    const first = (query: string) => findPages(twins, query).pages[0]?.page;
    expect(first('scale')).toBe(0);
    expect(first('how to scale')).toBe(1);
  });

  it('prefers pages that others link to, where pages match alike', () => {
    const linked = loadPages([
      indexedPage('First', 'Same text.'),
      indexedPage('Later', 'Same text.'),
      indexedPage('Hub', 'See there.', {links: ['/base/docs/later/']}),
    ]);
    expect(findPages(linked, 'same').pages[0]?.page).toBe(1);
  });
});

describe('suggestionsFor', () => {
  it('offers spellings that find something', () => {
    expect(suggestionsFor(index, 'nrmlzation')).toEqual(['normalization']);
    expect(suggestionsFor(index, 'crqp')).toEqual(['crop']);
  });
});
