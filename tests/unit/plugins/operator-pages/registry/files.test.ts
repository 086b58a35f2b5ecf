import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  siteFiles,
  versionsOf,
} from '../../../../../plugins/operator-pages/registry/files';
import {watchedPaths} from '../../../../../plugins/operator-pages/registry/readShared';
import {aSite, OPTIONS, siteIn} from '../../../../support/operators';

describe('versionsOf', () => {
  it('knows the docs of a site without versions', () => {
    const siteDir = aSite({});
    expect(versionsOf(siteIn(siteDir, 'de'), OPTIONS)).toEqual([
      {
        name: 'current',
        dir: path.join(siteDir, 'docs'),
        localizedDir: path.join(
          siteDir,
          'i18n/de/docusaurus-plugin-content-docs/current',
        ),
      },
    ]);
  });

  it('knows all versions', () => {
    const siteDir = aSite({'../versions.json': '["2.0", "1.0"]'});
    const versions = versionsOf(siteIn(siteDir, 'de'), OPTIONS);
    expect(versions.map(({name}) => name)).toEqual(['current', '2.0', '1.0']);
    expect(versions[2]).toMatchObject({
      dir: path.join(siteDir, 'versioned_docs/version-1.0'),
      localizedDir: path.join(
        siteDir,
        'i18n/de/docusaurus-plugin-content-docs/version-1.0',
      ),
    });
  });
});

describe('placeOf', () => {
  const {placeOf: place} = siteFiles('/site', OPTIONS);
  const placeOf = (file: string) => place(path.join('/site', file));
  const translations = 'i18n/de/docusaurus-plugin-content-docs';

  it.each([
    ['docs/a/b.mdx', 'current', 'a/b.mdx'],
    ['versioned_docs/version-1.0/a/b.mdx', '1.0', 'a/b.mdx'],
    [`${translations}/current/a.mdx`, 'current', 'a.mdx'],
    [`${translations}/version-1.0/a.mdx`, '1.0', 'a.mdx'],
  ])('finds %s', (file, version, relative) => {
    expect(placeOf(file)).toEqual({version, relative});
  });

  it.each(['blog/a.mdx', 'docs-old/a.mdx', '../docs/a.mdx', 'a.mdx'])(
    'finds no page of the docs in %s',
    (file) => {
      expect(placeOf(file)).toBeUndefined();
    },
  );
});

describe('watchedPaths', () => {
  it('are those of all versions and their translations', () => {
    const siteDir = aSite({'../versions.json': '["1.0"]'});
    const versions = versionsOf(siteIn(siteDir, 'de'), OPTIONS);
    const watched = watchedPaths(siteDir, versions, OPTIONS);
    const paths = watched.map((file) => path.posix.relative(siteDir, file));
    expect(paths).toContain('docs/operators/_portTypes.yml');
    expect(watched).toContain(OPTIONS.live?.watched);
    expect(paths).toContain('versioned_docs/version-1.0/**/*.{md,mdx}');
    expect(paths).toContain(
      'i18n/de/docusaurus-plugin-content-docs/version-1.0/operators/_fragments.yml',
    );
  });
});
