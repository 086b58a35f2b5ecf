import {ESLint} from 'eslint';
import stylelint from 'stylelint';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';

const eslint = new ESLint({cwd: ROOT});
const SEARCH = 'plugins/search-local';

async function ruleIds(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result?.messages.map(({ruleId}) => ruleId ?? '') ?? [];
}

describe('eslint rejects', {timeout: 60_000}, () => {
  const PATHS = 'import-x/no-restricted-paths';
  const PACKAGES = 'no-restricted-imports';
  it.each([
    [`${SEARCH}/server/x.ts`, '../client/handler', PATHS],
    [`${SEARCH}/client/x.ts`, '../server/pages', PATHS],
    [`${SEARCH}/shared/x.ts`, '../client/handler', PATHS],
    [`${SEARCH}/theme/x.ts`, '../server/pages', PATHS],
    [`${SEARCH}/server/x.ts`, '../../../src/landing', PATHS],
    ['src/components/x.ts', '../pages/index', PATHS],
    [`${SEARCH}/theme/x.ts`, 'lunr', PACKAGES],
    [`${SEARCH}/client/x.ts`, 'react', PACKAGES],
    [`${SEARCH}/shared/x.ts`, 'node:fs', PACKAGES],
  ])('%s importing %s', async (file, imported, rule) => {
    const code = `import * as all from '${imported}';\nexport default all;\n`;
    expect(await ruleIds(file, code)).toContain(rule);
  });

  it('a link without the router, and an image without a text', async () => {
    const code =
      'export const A = () => <p><a href="/help/docs/intro">In</a><img src="x.png" /></p>;\n';
    expect(await ruleIds('src/components/x.tsx', code)).toEqual(
      expect.arrayContaining([
        '@docusaurus/no-html-links',
        'jsx-a11y/alt-text',
      ]),
    );
  });

  it('a file that is too long', async () => {
    const code = `export const a = [\n${'  1,\n'.repeat(230)}];\n`;
    expect(await ruleIds('src/x.ts', code)).toContain('max-lines');
  });
});

describe('eslint accepts', {timeout: 60_000}, () => {
  it.each([
    [`${SEARCH}/server/x.ts`, '../shared/page'],
    [`${SEARCH}/theme/x.ts`, '../client/searchClient'],
    [`${SEARCH}/client/x.ts`, 'lunr'],
  ])('%s importing %s', async (file, imported) => {
    const code = `import * as all from '${imported}';\n\nexport default all;\n`;
    expect(await ruleIds(file, code)).toEqual([]);
  });
});

describe('stylelint rejects', () => {
  it('an unknown property', async () => {
    const {results} = await stylelint.lint({
      cwd: ROOT,
      code: 'a {\n  colour: red;\n}\n',
    });
    expect(results[0]?.warnings.map(({rule}) => rule)).toContain(
      'property-no-unknown',
    );
  });
});
