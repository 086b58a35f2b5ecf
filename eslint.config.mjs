import {readdirSync} from 'node:fs';
import path from 'node:path';
import docusaurus from '@docusaurus/eslint-plugin';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import eslint from '@eslint/js';
import {root} from './.tools/ensurePackages.mjs';

/** Resolves files of this project and packages, also those that are only types. */
const RESOLVER = createNodeResolver({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['types', 'import', 'require', 'default'],
  mainFields: ['types', 'module', 'main'],
  modules: ['node_modules', 'node_modules/@types'],
});

/**
 * What the compiler checks alone: aliases that Docusaurus makes when it builds,
 * of files of the site and of its themes and of what `@docusaurus/core` offers
 * to them.
 */
const ALIASES = [
  '^@(site|generated|theme|theme-original|theme-init)/',
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
    // Tests read YAML and JSON of the project as they come: a wrong guess of
    // their type fails the test.
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
    // The rules compile each file, and only these have components and hooks.
    ...reactHooks.configs.flat.recommended,
    files: ['{src,plugins}/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    ignores: ['plugins/operator-lab/operators/**'],
  },
  {
    // Docs and posts are translated as files below i18n/.
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
      // Components may have a prop of this name.
      'jsx-a11y-x/aria-role': ['error', {ignoreNonDOM: true}],

      'import-x/no-extraneous-dependencies': [
        'error',
        // Files of a site or benchmark with a package.json of its own may use both.
        {includeTypes: true, packageDir: root},
      ],
      'import-x/no-unresolved': ['error', {ignore: ALIASES}],
      'max-lines': ['error', {max: 220, skipBlankLines: true}],
      'no-console': 'off',
      // Docusaurus' logger is called as a tag of template strings.
      '@typescript-eslint/no-unused-expressions': [
        'error',
        {allowTaggedTemplates: true},
      ],
      // The compiler asks for a check on every array access; a loop bound is one.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // These have packages of their own, which are installed when they run.
    files: ['tests/agents/**', 'tests/bench/**'],
    rules: {'import-x/no-unresolved': 'off'},
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
