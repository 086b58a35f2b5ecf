import {describe, expect, it} from 'vitest';
import {revalidatedPaths} from '../../../../../plugins/static-hosting/headers/revalidatedPaths';

describe('revalidatedPaths', () => {
  it('holds folders and pages, and not the page for unknown addresses', () => {
    expect(
      revalidatedPaths(
        [
          '404.html',
          'blog/index.html',
          'blog/a/index.html',
          'docs/a/index.html',
          'index.html',
          'old.html',
        ],
        ['assets/*'],
      ),
    ).toEqual(['blog', 'blog/*', 'docs/*', '', 'old']);
  });

  it('leaves out what is immutable, in each language', () => {
    expect(
      revalidatedPaths(
        [
          'assets/a.html',
          'de/assets/b.html',
          'de/docs/a/index.html',
          'de/index.html',
          'index.html',
          'kept.html',
        ],
        ['assets/*', 'de/assets/*', 'kept.html'],
      ),
    ).toEqual(['de/docs/*', 'de/', '']);
  });
});
