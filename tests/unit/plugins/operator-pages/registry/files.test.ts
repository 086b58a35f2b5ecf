import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteFiles} from '../../../../../plugins/operator-pages/registry/files';
import {watchedPaths} from '../../../../../plugins/operator-pages/registry/readShared';
import {OPTIONS} from '../../../../support/operators';

describe('relativeOf', () => {
  const {relativeOf} = siteFiles('/site', OPTIONS);
  const pathOf = (file: string) => relativeOf(path.join('/site', file));

  it('is the path below the docs', () => {
    expect(pathOf('docs/a/b.mdx')).toBe('a/b.mdx');
  });

  it.each(['blog/a.mdx', 'docs-old/a.mdx', '../docs/a.mdx', 'a.mdx'])(
    'finds no page of the docs in %s',
    (file) => {
      expect(pathOf(file)).toBeUndefined();
    },
  );
});

describe('watchedPaths', () => {
  it('are pages, shared files, and the code of live examples', () => {
    const watched = watchedPaths('/site', OPTIONS);
    expect(watched).toContain('/site/docs/**/*.{md,mdx}');
    expect(watched).toContain('/site/docs/operators/_portTypes.yml');
    expect(watched).toContain(`/site/${OPTIONS.live?.watched}`);
  });
});
