import {ESLint} from 'eslint';
import type {Linter} from 'eslint';
import stylelint from 'stylelint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';

/**
 * Rules without type information, which is not available for files that do not
 * exist.
 */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
});

async function ruleIds(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result?.messages.map(({ruleId}) => ruleId ?? '') ?? [];
}

describe('eslint rejects', {timeout: 60_000}, () => {
  it.each([
    ['a package that only others declare', "import 'remark-rehype';"],
    [
      'types that only others declare',
      "import type {Node} from 'unist';\nexport type A = Node;",
    ],
    [
      'a package of Docusaurus that only others declare',
      "import '@docusaurus/theme-search-algolia';",
    ],
  ])('%s', async (_, code) => {
    expect(await ruleIds('src/x.ts', `${code}\n`)).toEqual([
      'import-x/no-extraneous-dependencies',
    ]);
  });

  it.each(['@docusaurus/useNothing', 'no-such-package', './no-such-file'])(
    'an import of %s, which nobody has',
    async (imported) => {
      expect(await ruleIds('src/x.ts', `import '${imported}';\n`)).toEqual([
        'import-x/no-unresolved',
      ]);
    },
  );

  it('a text of a page that no translation file has', async () => {
    const code = 'export default () => <h2>Topics</h2>;\n';
    expect(await ruleIds('src/pages/x.tsx', code)).toContain(
      '@docusaurus/no-untranslated-text',
    );
  });

  it('no alias of Docusaurus', async () => {
    const code =
      "import '@docusaurus/Link';\nimport '@docusaurus/useBaseUrl';\nimport '@theme/Layout';\n";
    expect(await ruleIds('src/x.ts', code)).toEqual([]);
  });

  it('a link without the router, and an image without a text', async () => {
    const code =
      'export const A = () => <p><a href="/help/docs/intro">In</a><img src="x.png" /></p>;\n';
    expect(await ruleIds('src/components/x.tsx', code)).toEqual(
      expect.arrayContaining([
        '@docusaurus/no-html-links',
        'jsx-a11y-x/alt-text',
      ]),
    );
  });

  it.each([
    '/** What a page is called. */',
    '/** Whether it is open. */',
    '/** That of a term. */',
    '/** Pages that a warning names at the most. */',
  ])('the comment %s', async (comment) => {
    expect(
      await ruleIds('src/x.ts', `${comment}\nexport const a = 1;\n`),
    ).toEqual(['comments/plain']);
  });

  it('no comment that quotes a phrase as code', async () => {
    const code = '/** Label of `What is new`. */\nexport const a = 1;\n';
    expect(await ruleIds('src/x.ts', code)).toEqual([]);
  });

  it('a file that is too long', async () => {
    const code = `export const a = [\n${'  1,\n'.repeat(230)}];\n`;
    expect(await ruleIds('src/x.ts', code)).toContain('max-lines');
  });
});

describe('eslint, which knows types, rejects', {timeout: 60_000}, () => {
  const typed = new ESLint({cwd: ROOT});

  it.each([
    [
      'a promise that nobody waits for',
      'export const a = () => {\n  fetch("/");\n};\n',
      '@typescript-eslint/no-floating-promises',
    ],
    [
      'a promise where a function is to return nothing',
      'export const a = () => [1].forEach(async () => fetch("/"));\n',
      '@typescript-eslint/no-misused-promises',
    ],
    [
      'a value of any type',
      'export const a: string = JSON.parse("1");\n',
      '@typescript-eslint/no-unsafe-assignment',
    ],
  ])('%s', async (_, code, rule) => {
    // The code replaces the content of a file that the compiler knows.
    const [result] = await typed.lintText(code, {filePath: 'src/footer.ts'});
    expect(result?.messages.map(({ruleId}) => ruleId)).toEqual([rule]);
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

  it('a color outside of the tokens', async () => {
    const rulesIn = async (file: string) => {
      const {results} = await stylelint.lint({
        cwd: ROOT,
        code: 'a {\n  color: #0b6b73;\n}\n',
        codeFilename: `${ROOT}/src/${file}`,
      });
      return results[0]?.warnings.map(({rule}) => rule);
    };
    expect(await rulesIn('css/x.css')).toEqual(['color-no-hex']);
    expect(await rulesIn('pages/x.module.css')).toEqual(['color-no-hex']);
    expect(await rulesIn('css/tokens.css')).toEqual([]);
  });
});
