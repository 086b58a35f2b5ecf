import {describe, expect, it} from 'vitest';
import {siblingsOf} from '../../../../../plugins/operator-pages/navigation/sidebar';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {
  aPage,
  aSite,
  loadVersion,
  OPTIONS,
  siteIn,
} from '../../../../support/operators';

const VERSIONS = {'../versions.json': '["1.0"]'};
const OLD = '../versioned_docs/version-1.0';
const GERMAN = '../i18n/de/docusaurus-plugin-content-docs';
const SEED = '  parameters: [{use: seed}]\n';
const fragments = (seed: number) =>
  `seed:\n  - {name: seed, type: integer, default: ${seed}}\n`;

describe('versions', () => {
  const load = (pages: Readonly<Record<string, string>>, stops = true) => {
    const site = siteIn(aSite({...VERSIONS, ...pages}));
    return loadVersion(site, stops, '1.0');
  };
  const seedOf = async (pages: Readonly<Record<string, string>>) => {
    const {views} = await load({
      [`${OLD}/operators/one.mdx`]: aPage('One', SEED),
      ...pages,
    });
    const view = views.get('operators/one.mdx');
    return view?.operator?.record.parameters[0]?.default;
  };

  it('have operators of their own', async () => {
    const {views} = await load({
      'operators/two.mdx': aPage('Two'),
      [`${OLD}/operators/one.mdx`]: aPage('One'),
    });
    expect([...views.keys()]).toEqual(['operators/one.mdx']);
  });

  it('have the shared files of the docs, or their own', async () => {
    expect(await seedOf({})).toBe(1);
    const own = {[`${OLD}/operators/_fragments.yml`]: fragments(7)};
    expect(await seedOf(own)).toBe(7);
  });

  it('do not know the operators of other versions', async () => {
    await expect(
      load({
        'operators/two.mdx': aPage('Two'),
        [`${OLD}/operators/one.mdx`]: aPage(
          'One',
          '  related: [operators/two]\n',
        ),
      }),
    ).rejects.toThrow(
      'versioned_docs/version-1.0/operators/one.mdx: operator.related names "operators/two", which is no operator',
    );
  });

  it('name a wrong file once, whoever shares it', async () => {
    const wrong = {'operators/_fragments.yml': 'seed: 5\n'};
    expect((await load(wrong, false)).messages).toEqual([
      expect.stringMatching(/^docs\/operators\/_fragments\.yml: seed /),
    ]);
    const own = {[`${OLD}/operators/_fragments.yml`]: 'seed: 5\n'};
    expect((await load(own, false)).messages).toEqual([
      expect.stringMatching(
        /^versioned_docs\/version-1\.0\/operators\/_fragments\.yml: seed /,
      ),
    ]);
  });

  it('have neighbors of their own', () => {
    const siteDir = aSite({
      'operators/a.mdx': aPage('A'),
      'operators/b.mdx': aPage('B'),
      [`${OLD}/operators/b.mdx`]: aPage('B'),
      [`${OLD}/operators/c.mdx`]: aPage('C'),
    });
    const files = siteFiles(siteDir, OPTIONS);
    expect(siblingsOf(files, 'operators/b.mdx', '1.0')).toEqual({
      pagination_prev: null,
      pagination_next: 'operators/c',
    });
  });
});

describe('translations', () => {
  const load = (pages: Readonly<Record<string, string>>, locale = 'de') =>
    loadVersion(siteIn(aSite(pages), locale));

  const PAGES = {
    'operators/a/one.mdx': aPage('One', '  related: [operators/b/two]\n'),
    'operators/b/two.mdx': aPage('Two'),
    [`${GERMAN}/current/operators/a/one.mdx`]: aPage(
      'Eins',
      '  related: [operators/b/two]\n',
      '```process title="Ein Schritt"\nEins\nTwo\nEins -> Two -> result\n```',
    ),
  };

  it('stand in place of what they translate', async () => {
    const {views} = await load(PAGES);
    expect(views.get('operators/a/one.mdx')?.operator?.title).toBe('Eins');
    const english = await load(PAGES, 'en');
    expect(english.views.get('operators/a/one.mdx')?.operator?.title).toBe(
      'One',
    );
  });

  it('link to pages that are not translated, and the other way round, from the folder of the version', async () => {
    const {views} = await load(PAGES);
    const one = views.get('operators/a/one.mdx');
    expect(one?.operator?.related[0]?.href).toBe('/operators/b/two.mdx');
    const operators = [{href: './one.mdx'}, {href: '/operators/b/two.mdx'}];
    expect(one).toMatchObject({processes: [{operators}]});
    const two = views.get('operators/b/two.mdx');
    expect(two?.operator?.related).toEqual([
      {title: 'Eins', href: '/operators/a/one.mdx', text: 'About Eins.'},
    ]);
  });

  it('link to each other by file', async () => {
    const {views} = await load({
      ...PAGES,
      [`${GERMAN}/current/operators/b/two.mdx`]: aPage('Two'),
    });
    const one = views.get('operators/a/one.mdx');
    expect(one?.operator?.related[0]?.href).toBe('../b/two.mdx');
  });

  it('are named by their own file where they are wrong', async () => {
    const file = `${GERMAN}/current/operators/a/one.mdx`;
    await expect(
      load({...PAGES, [file]: aPage('Eins', '  kid: 1\n')}),
    ).rejects.toThrow(
      'i18n/de/docusaurus-plugin-content-docs/current/operators/a/one.mdx: operator.kid is not allowed',
    );
  });

  it('may have shared files of their own', async () => {
    const {views} = await load({
      'operators/one.mdx': aPage('One', SEED),
      [`${GERMAN}/current/operators/_fragments.yml`]: fragments(7),
    });
    const view = views.get('operators/one.mdx');
    expect(view?.operator?.record.parameters[0]?.default).toBe(7);
  });
});
