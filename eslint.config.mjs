import docusaurus from '@docusaurus/eslint-plugin';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import eslint from '@eslint/js';
import {BOUNDARIES, FORBIDDEN_PACKAGES} from './.tools/boundaries.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/build/',
      '**/.docusaurus/',
      '**/.cache/',
      'node_modules/',
      'reports/',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'@docusaurus': docusaurus, 'import-x': importX},
    settings: {
      'import-x/resolver': {node: {extensions: ['.ts', '.tsx', '.mjs']}},
    },
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', {zones: BOUNDARIES}],
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
  ...FORBIDDEN_PACKAGES.map(({files, ignores = [], packages, message}) => ({
    files,
    ignores,
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{group: packages, message}]},
      ],
    },
  })),
);
