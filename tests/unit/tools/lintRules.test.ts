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
  it.each([
    [`${SEARCH}/theme/x.ts`, 'lunr'],
    [`${SEARCH}/client/x.ts`, 'react'],
    [`${SEARCH}/shared/x.ts`, 'node:fs'],
  ])('%s importing %s', async (file, imported) => {
    const code = `import * as all from '${imported}';\nexport default all;\n`;
    expect(await ruleIds(file, code)).toContain('no-restricted-imports');
  });

  it('nothing in a package that a file may import', async () => {
    const code = "import lunr from 'lunr';\n\nexport default lunr;\n";
    expect(await ruleIds(`${SEARCH}/client/x.ts`, code)).toEqual([]);
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

  it('a color of this site in a plugin', async () => {
    const code = 'a {\n  color: var(--help-accent);\n}\n';
    const rulesIn = async (folder: string) => {
      const {results} = await stylelint.lint({
        cwd: ROOT,
        code,
        codeFilename: `${ROOT}/${folder}/x.css`,
      });
      return results[0]?.warnings.map(({rule}) => rule);
    };
    expect(await rulesIn('plugins/search-local/theme')).toEqual([
      'declaration-property-value-disallowed-list',
    ]);
    expect(await rulesIn('src/css')).toEqual([]);
  });
});
