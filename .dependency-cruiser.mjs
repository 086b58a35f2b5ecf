// Allowed imports between folders: `npm run lint` checks them with
// dependency-cruiser.

/** Folders of a plugin whose files run in the browser. */
const BROWSER = '(?:client|theme|shared|run|operators|engines|tool)';

/** Folders of plugins that another plugin may import. */
const LOANS = {
  agents: [
    'operator-lab/operators',
    'operator-lab/recipe',
    'operator-lab/run',
    'operator-pages/process',
    'search-local/shared',
    'search-local/tool',
  ],
};

/** Rule that forbids imports from other plugins and from the site. */
const alone = (plugin, loans = []) => ({
  name: `plugin-alone${loans.length > 0 ? `-${plugin}` : ''}`,
  comment:
    'A plugin imports its own files and plugins/shared, neither other plugins nor src. Move what two plugins need to plugins/shared.',
  severity: 'error',
  from: {
    path: `^plugins/(${plugin})/`,
    pathNot:
      loans.length > 0 ? [] : [`^plugins/(?:${Object.keys(LOANS).join('|')})/`],
  },
  to: {
    path: '^(?:plugins|src)/',
    pathNot: ['$1', 'shared', ...loans].map((one) => `^plugins/${one}/`),
  },
});

/** Rule that forbids imports between files by their paths. */
const forbid = (name, comment, from, to, ...except) => ({
  name,
  comment,
  severity: 'error',
  from: {path: from},
  to: {path: to, pathNot: except},
});

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files must not import each other in a circle.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-folder-cycle',
      comment: 'Folders of a plugin must not import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: {path: '^plugins/[^/]+/[^/]+$'},
      to: {circular: true},
    },
    alone('[^/]+'),
    ...Object.entries(LOANS).map(([plugin, loans]) => alone(plugin, loans)),
    forbid(
      'root-last',
      'The folders of a plugin import `options`, and no other file at its root, which puts them together.',
      '^plugins/([^/]+)/[^/]+/',
      '^plugins/$1/[^/]+[.]tsx?$',
      '/options[.]ts$',
      '[.]d[.]ts$',
    ),
    forbid(
      'shared-first',
      'shared/ imports no other folder of its plugin.',
      '^plugins/([^/]+)/shared/',
      '^plugins/$1/',
      '^plugins/$1/shared/',
    ),
    forbid(
      'browser-alone',
      'What runs in the browser must not import what runs in the build.',
      `^plugins/([^/]+)/${BROWSER}/`,
      '^plugins/$1/',
      `^plugins/$1/${BROWSER}/`,
    ),
    forbid(
      'theme-last',
      'Only the theme imports the theme.',
      '^plugins/([^/]+)/(?!theme/)[^/]+/',
      '^plugins/$1/theme/',
    ),
    forbid(
      'components-first',
      'Components do not import pages or theme files.',
      '^src/components/',
      '^src/(?:pages|theme)/',
    ),
    forbid(
      'lunr-in-search',
      'Only the engine of the search and its build know lunr.',
      '^(?:src|plugins/search-local/theme)/',
      'node_modules/lunr/',
    ),
    ...[
      {path: '(?:^|node_modules/)(?:react|react-dom|@docusaurus|@theme)/'},
      {dependencyTypes: ['core']},
    ].map((to) => ({
      name: 'engine-alone',
      comment:
        'The engine of the search runs without React, Docusaurus, and Node.',
      severity: 'error',
      from: {path: '^plugins/search-local/(?:client|shared|tool)/'},
      to,
    })),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^plugins/[^/]+/lib/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
