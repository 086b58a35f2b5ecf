import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chunkGroups} from '../../../../../plugins/operator-pages/bundle/bundler';
import {ROOT} from '../../../../support/sites';

const {operatorComponents} =
  chunkGroups('/site').optimization.splitChunks.cacheGroups;

describe('chunkGroups', () => {
  it('keeps the components of the pages of operators in one script', () => {
    const resource = path.join(
      ROOT,
      'plugins/operator-pages/theme/OperatorTerm/index.tsx',
    );
    expect(existsSync(resource)).toBe(true);
    expect(operatorComponents.test({resource})).toBe(true);
    expect(
      operatorComponents.test({
        resource: '/site/node_modules/@mdx-js/react/lib/index.js',
      }),
    ).toBe(true);
  });

  it('leaves other modules where they are', () => {
    const resource = '/site/docs/operators/a/one.mdx?query';
    expect(operatorComponents.test({resource})).toBe(false);
    expect(operatorComponents.test({})).toBe(false);
  });
});
