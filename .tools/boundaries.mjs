import {readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './ensurePackages.mjs';

/**
 * The rooms of each plugin, which are its folders: whom each may import besides
 * itself. Rooms may import `options`, but no other file at the root of the
 * plugin, which puts the rooms together.
 */
export const ROOMS = {
  './plugins/search-local': {
    shared: [],
    client: ['shared'],
    markdown: [],
    server: ['markdown', 'shared'],
    theme: ['client', 'shared'],
    bundle: ['shared'],
    engines: ['client', 'shared'],
    tool: ['client', 'shared'],
  },
  './plugins/search-tool': {
    shared: [],
    client: ['shared'],
    server: ['shared'],
  },
  './plugins/operator-pages': {
    run: [],
    record: ['run'],
    registry: ['record'],
    process: ['record', 'registry'],
    live: ['record', 'registry', 'run'],
    views: ['record', 'registry', 'process', 'live', 'run'],
    remark: ['record', 'registry', 'process', 'views'],
    catalog: ['record', 'registry'],
    navigation: ['registry'],
    bundle: ['registry'],
    shared: [],
    theme: ['run', 'shared'],
  },
  './plugins/dev-server': {
    overlay: [],
    docs: ['overlay'],
  },
  './plugins/static-code': {
    shared: [],
    theme: ['shared'],
  },
  './plugins/glossary-links': {},
  './plugins/latest-post': {},
  './plugins/deferred-start': {
    client: [],
    routes: [],
    server: [],
    theme: [],
  },
  './plugins/page-controls': {
    shared: [],
    client: [],
    server: ['client', 'shared'],
    theme: ['client', 'shared'],
  },
  './plugins/figures': {
    drawing: [],
    read: [],
    diagram: ['drawing', 'read'],
    chart: ['drawing', 'read'],
    matrix: ['drawing', 'read'],
    remark: ['drawing', 'read', 'diagram', 'chart', 'matrix'],
  },
  './plugins/hosting': {
    shared: [],
    server: [],
    client: [],
    blog: ['shared'],
    theme: ['shared'],
  },
  './plugins/markdown-copies': {
    shared: [],
    pages: ['shared'],
    llms: ['pages', 'shared'],
    theme: ['shared'],
  },
  './plugins/offline': {
    shared: [],
    server: ['shared'],
    worker: ['shared'],
    client: ['shared'],
    theme: ['client', 'shared'],
  },
  './plugins/dialogs': {
    theme: [],
  },
  './plugins/feedback': {
    shared: [],
    theme: ['shared'],
  },
  './plugins/print-sections': {
    shared: [],
    server: ['shared'],
    theme: ['shared'],
  },
};

/** The room of a plugin that another plugin may import, besides its own. */
const LENT = {
  './plugins/operator-pages': {
    './plugins/dev-server': 'overlay',
    './plugins/page-controls': 'client',
  },
  './plugins/deferred-start': {
    './plugins/page-controls': 'server',
    './plugins/search-local': 'shared',
  },
  './plugins/dev-server': {'./plugins/search-local': 'markdown'},
  './plugins/dialogs': {'./plugins/search-local': 'shared'},
  './plugins/hosting': {'./plugins/dev-server': 'overlay'},
  './plugins/search-tool': {'./plugins/search-local': 'tool'},
};

/** Files at the root of a plugin that rooms must not import. */
const rootFiles = (plugin) =>
  readdirSync(path.join(root, plugin)).filter(
    (file) => /(?<!\.d)\.ts$/.test(file) && file !== 'options.ts',
  );

/** What runs in the browser must not bring what runs in the build along. */
const IN_BROWSER = ['client', 'theme', 'shared', 'run', 'worker'];

function roomZone(plugin, room, allowed) {
  const others = Object.keys(ROOMS[plugin]).filter(
    (other) => other !== room && !allowed.includes(other),
  );
  const files = [
    ...rootFiles(plugin),
    ...(IN_BROWSER.includes(room) ? ['options.ts'] : []),
  ];
  return {
    target: `${plugin}/${room}`,
    from: [
      ...others.map((other) => `${plugin}/${other}`),
      ...files.map((file) => `${plugin}/${file}`),
    ],
    message: `${room}/ imports ${allowed.map((one) => `${one}/`).join(', ') || 'no other folder'} of its plugin only.`,
  };
}

/** What a plugin must not import of another: all of it, or all but the room that is lent. */
function othersRooms(plugin, other) {
  const lent = LENT[plugin]?.[other];
  if (plugin === other) {
    return [];
  }
  return lent
    ? Object.keys(ROOMS[other])
        .filter((room) => room !== lent)
        .map((room) => `${other}/${room}`)
    : [other];
}

/**
 * Who may import whom: files under `target` must not import from any of `from`.
 */
export const BOUNDARIES = [
  ...Object.entries(ROOMS).flatMap(([plugin, rooms]) =>
    Object.entries(rooms).map(([room, allowed]) =>
      roomZone(plugin, room, allowed),
    ),
  ),
  ...Object.keys(ROOMS).map((plugin) => ({
    target: plugin,
    from: [
      './src',
      ...Object.keys(ROOMS).flatMap((other) => othersRooms(plugin, other)),
    ],
    message: 'A plugin knows nothing of this site and of other plugins.',
  })),
  {
    target: './plugins/shared',
    from: ['./src', ...Object.keys(ROOMS)],
    message: 'What plugins share knows none of them.',
  },
  {
    target: './src/components',
    from: ['./src/pages', './src/theme'],
    message: 'Components do not import pages or theme files.',
  },
];
