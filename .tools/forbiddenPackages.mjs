/** Packages that some files must not import. */
export const FORBIDDEN_PACKAGES = [
  {
    files: ['plugins/search-local/theme/**', 'src/**'],
    packages: ['lunr'],
    message: 'Only shared/ and the engine know lunr.',
  },
  {
    files: [
      'plugins/search-local/client/**',
      'plugins/search-local/shared/**',
      'plugins/search-local/tool/**',
    ],
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
