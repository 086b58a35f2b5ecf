import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../../support/sites';

const lazyRegistry = createRequire(import.meta.url)(
  path.join(ROOT, 'plugins/dev-server/lazyRegistry.cjs'),
) as (source: string) => string;

describe('lazyRegistry', () => {
  it('keeps the import of a page, and drops its weak reference', () => {
    expect(
      lazyRegistry(
        '"a": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],',
      ),
    ).toBe(
      '"a": [() => import("@site/a.mdx"), "@site/a.mdx", ((request) => request)("@site/a.mdx")],',
    );
  });
});
