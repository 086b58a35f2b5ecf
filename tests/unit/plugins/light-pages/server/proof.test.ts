import {describe, expect, it} from 'vitest';
import {differences} from '../../../../../plugins/light-pages/server/proof';
import {
  chunkNamesSource,
  pagesSource,
  registrySource,
  routesSource,
} from '../../../../../plugins/light-pages/server/source';
import {GENERATED, TABLE} from '../support';

const ONE = '/base/docs/parts/one';

const WRITTEN = {
  pages: pagesSource(
    TABLE,
    new Map([
      [ONE, ONE],
      ['/base/docs/parts/two', ONE],
    ]),
  ),
  routes: routesSource(TABLE),
  chunkNames: chunkNamesSource(TABLE),
  registry: registrySource(TABLE),
};

describe('differences', () => {
  it('are none between the modules of Docusaurus and those that are written', () => {
    expect(differences(GENERATED, WRITTEN)).toEqual([]);
  });

  it.each([
    ['another attribute', 'pages', '"guides"', '"parts"'],
    ['another module', 'pages', '@site/docs/parts/two.mdx', '@site/other.mdx'],
    ['another component', 'chunkNames', '"0root"', '"0search"'],
    ['a run without its last page', 'routes', 'run(0, 4)', 'run(0, 3)'],
    ['no module', 'registry', '"0search": [', '"search": ['],
    [
      'an id of another module',
      'registry',
      'resolveWeak("@theme/DocRoot")',
      'resolveWeak("@theme/Search")',
    ],
  ] as const)('name the route that has %s', (_what, module, from, to) => {
    const mutant = WRITTEN[module].replaceAll(from, to);
    expect(mutant).not.toBe(WRITTEN[module]);
    const found = differences(GENERATED, {...WRITTEN, [module]: mutant});
    expect(found[0]).toMatch(/^\/base\/.* \[.*\nis now\n/);
  });
});
