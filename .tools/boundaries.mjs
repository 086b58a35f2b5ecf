const SEARCH = './plugins/search-local';
const OPERATORS = './plugins/operator-pages';
const LIGHT = './plugins/light-pages';

/**
 * Who may import whom: files under `target` must not import from `from`,
 * except from the folders in `except` (relative to `from`).
 */
export const BOUNDARIES = [
  {
    target: `${SEARCH}/server`,
    from: [`${SEARCH}/client`, `${SEARCH}/theme`],
    message: 'The server side imports shared/ only.',
  },
  {
    target: `${SEARCH}/client`,
    from: [`${SEARCH}/server`, `${SEARCH}/theme`],
    message: 'The client side imports shared/ only.',
  },
  {
    target: `${SEARCH}/shared`,
    from: [`${SEARCH}/server`, `${SEARCH}/client`, `${SEARCH}/theme`],
    message: 'Shared code imports shared/ only.',
  },
  {
    target: `${SEARCH}/theme`,
    from: `${SEARCH}/server`,
    message: 'The theme imports client/ and shared/ only.',
  },
  {
    target: `${OPERATORS}/record`,
    from: ['registry', 'remark', 'theme'].map((one) => `${OPERATORS}/${one}`),
    message: 'The record knows nothing of pages and their look.',
  },
  {
    target: `${OPERATORS}/registry`,
    from: ['remark', 'theme'].map((one) => `${OPERATORS}/${one}`),
    message: 'The registry knows nothing of how pages look.',
  },
  {
    target: `${OPERATORS}/theme`,
    from: ['record', 'registry', 'remark'].map((one) => `${OPERATORS}/${one}`),
    message: 'Theme files ship to readers; they take all they need as props.',
  },
  {
    target: `${LIGHT}/client`,
    from: [`${LIGHT}/build`, `${LIGHT}/docs`, `${LIGHT}/theme`],
    message: 'What runs in the browser knows nothing of the build.',
  },
  {
    target: './plugins',
    from: './src',
    message: 'Plugins know nothing of this site.',
  },
  {
    target: './src/components',
    from: ['./src/pages', './src/theme'],
    message: 'Components do not import pages or theme files.',
  },
];

/** Packages that some files must not import. */
export const FORBIDDEN_PACKAGES = [
  {
    files: ['plugins/search-local/theme/**', 'src/**'],
    packages: ['lunr'],
    message: 'Only shared/ and the engine know lunr.',
  },
  {
    files: ['plugins/search-local/client/**', 'plugins/search-local/shared/**'],
    packages: [
      'react',
      'react-dom',
      'react-dom/*',
      '@docusaurus/*',
      '@theme/*',
      'node:*',
    ],
    message:
      'The engine and the worker run without React, Docusaurus, or Node.',
  },
];
