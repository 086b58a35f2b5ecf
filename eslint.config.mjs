import {readdirSync} from 'node:fs';
import path from 'node:path';
import docusaurus from '@docusaurus/eslint-plugin';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import eslint from '@eslint/js';
import {root} from './.tools/ensurePackages.mjs';
import comments from './.tools/plainComments.mjs';

/**
 * Resolves files and packages of this project, including packages that contain
 * only types.
 */
const RESOLVER = createNodeResolver({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['types', 'import', 'require', 'default'],
  mainFields: ['types', 'module', 'main'],
  modules: ['node_modules', 'node_modules/@types'],
});

/**
 * Aliases that only the compiler checks. Docusaurus creates them during the
 * build, for files of the site and its themes, and for exports of
 * `@docusaurus/core`.
 */
const ALIASES = [
  '^@(site|lab|support|generated|theme|theme-original|theme-init)/',
  ...readdirSync(
    path.join(root, 'node_modules/@docusaurus/core/lib/client/exports'),
  )
    .filter((file) => file.endsWith('.js'))
    .map((file) => `^@docusaurus/${path.basename(file, '.js')}$`),
];

export default tseslint.config(
  {
    ignores: [
      '**/build/',
      '**/.docusaurus/',
      '**/.cache/',
      'node_modules/',
      'reports/',
      'plugins/*/lib/',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        tsconfigRootDir: root,
        projectService: {
          allowDefaultProject: ['plugins/search-local/client/worker.ts'],
          defaultProject: 'plugins/search-local/client/tsconfig.worker.json',
        },
      },
    },
  },
  {
    // Tests read YAML and JSON of the project without types. If an assumed type
    // is wrong, the test fails.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // autocomplete-js declares its functions as methods, and events as `any`.
    files: ['plugins/search-local/theme/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  jsxA11y.configs.recommended,
  {
    // These rules compile each file, and only these files have components and
    // hooks.
    ...reactHooks.configs.flat.recommended,
    files: ['{src,plugins}/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    ignores: ['plugins/operator-lab/operators/**'],
  },
  {
    // Docs and posts are translated in separate files below i18n/.
    files: ['{src,plugins}/**/*.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['\u200b', '&#8203;', '×', '–', 'Esc']},
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'@docusaurus': docusaurus, 'import-x': importX},
    settings: {'import-x/resolver-next': [RESOLVER]},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-duplicates': 'error',
      // Components can have a prop with this name.
      'jsx-a11y-x/aria-role': ['error', {ignoreNonDOM: true}],

      'import-x/no-extraneous-dependencies': [
        'error',
        // Files in a site or benchmark with its own package.json can use
        // packages from both.
        {includeTypes: true, packageDir: root},
      ],
      'import-x/no-unresolved': ['error', {ignore: ALIASES}],
      'max-lines': ['error', {max: 220, skipBlankLines: true}],
      'no-console': 'off',
      // Docusaurus' logger is used as a template tag.
      // To copy an object without a property.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
      '@typescript-eslint/no-unused-expressions': [
        'error',
        {allowTaggedTemplates: true},
      ],
      // The compiler requires a check for each array access, even if a loop
      // bound is already one.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // These folders have their own packages, which are installed only when they
    // run.
    files: ['tests/agents/**', 'tests/bench/**'],
    rules: {'import-x/no-unresolved': 'off'},
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    plugins: {comments},
    rules: {'comments/plain': 'error'},
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['static/offline-worker.js'],
    languageOptions: {globals: {caches: 'readonly', self: 'readonly'}},
  },
  {
    files: ['babel.config.js', '**/*.cjs'],
    languageOptions: {
      globals: {
        module: 'writable',
        process: 'readonly',
        require: 'readonly',
      },
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
