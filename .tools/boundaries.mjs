const SEARCH = './plugins/search-local';
const TOOL = './plugins/search-tool';
const OPERATORS = './plugins/operator-pages';
const LIGHT = './plugins/light-pages';
const CODE = './plugins/static-code';
const ORIGIN = './plugins/site-origin';
const GLOSSARY = './plugins/glossary-links';
const LATEST = './plugins/latest-post';
const START = './plugins/deferred-start';
const FIGURES = './plugins/figures';
const HOSTING = './plugins/static-hosting';
const COPIES = './plugins/markdown-copies';
const POLICY = './plugins/strict-policy';
const OFFLINE = './plugins/offline';
const DIALOGS = './plugins/dialogs';
const FEEDBACK = './plugins/feedback';
const PRINT = './plugins/print-sections';

/**
 * The rooms of each plugin, which are its folders: whom each may import besides
 * itself. Rooms may import `options`, but no other file at the root of the
 * plugin, which puts the rooms together.
 */
export const ROOMS = {
  [SEARCH]: {
    shared: [],
    client: ['shared'],
    server: ['shared'],
    theme: ['client', 'shared'],
    bundle: ['shared'],
    engines: ['client', 'shared'],
    tool: ['client', 'shared'],
  },
  [TOOL]: {
    shared: [],
    client: ['shared'],
    server: ['shared'],
  },
  [OPERATORS]: {
    run: [],
    record: ['run'],
    registry: ['record'],
    process: ['record', 'registry'],
    live: ['record', 'registry', 'run'],
    views: ['record', 'registry', 'process', 'live', 'run'],
    remark: ['record', 'registry', 'process', 'views'],
    publish: ['record', 'registry'],
    catalog: ['record', 'publish', 'shared'],
    navigation: ['registry'],
    bundle: [],
    shared: [],
    theme: ['run', 'shared'],
  },
  [LIGHT]: {
    client: [],
    server: ['client'],
    docs: ['client'],
    theme: ['client'],
  },
  [CODE]: {
    shared: [],
    theme: ['shared'],
  },
  [ORIGIN]: {
    shared: [],
    blog: ['shared'],
    theme: ['shared'],
  },
  [GLOSSARY]: {},
  [LATEST]: {},
  [START]: {
    client: [],
    server: [],
  },
  [FIGURES]: {
    drawing: [],
    read: [],
    diagram: ['drawing', 'read'],
    chart: ['drawing', 'read'],
    matrix: ['drawing', 'read'],
    remark: ['drawing', 'read', 'diagram', 'chart', 'matrix'],
  },
  [HOSTING]: {
    policy: [],
    headers: [],
    nginx: ['headers'],
    site: [],
  },
  [COPIES]: {
    flatten: [],
    shared: [],
    pages: ['flatten'],
    remark: ['flatten', 'store'],
    store: ['flatten'],
    write: ['flatten', 'pages', 'shared'],
    llms: ['pages', 'shared', 'write'],
    theme: ['shared'],
  },
  [POLICY]: {
    shared: [],
    bundle: ['shared'],
    client: ['shared'],
    theme: ['client', 'shared'],
  },
  [OFFLINE]: {
    shared: [],
    server: ['shared'],
    worker: ['shared'],
    client: ['shared'],
    theme: ['client', 'shared'],
  },
  [DIALOGS]: {
    theme: [],
  },
  [FEEDBACK]: {
    shared: [],
    theme: ['shared'],
  },
  [PRINT]: {
    shared: [],
    plan: ['shared'],
    article: ['shared'],
    page: ['shared', 'plan', 'article'],
    theme: ['shared'],
  },
};

/** The room of a plugin that another plugin may import, besides its own. */
const LENT = {
  [OPERATORS]: {[FIGURES]: 'drawing'},
  [TOOL]: {[SEARCH]: 'tool'},
};

/** Files at the root of each plugin that rooms must not import. */
const ROOT_FILES = {
  [SEARCH]: ['index', 'clientSettings', 'kinds', 'searchPage', 'swizzle'],
  [TOOL]: ['index'],
  [OPERATORS]: ['index', 'config', 'parseFrontMatter'],
  [LIGHT]: ['index'],
  [CODE]: ['index', 'rehypeMarks', 'tokenize'],
  [ORIGIN]: ['index', 'config'],
  [START]: ['index', 'config'],
  [FIGURES]: ['index'],
  [HOSTING]: ['index', 'writeHostFiles'],
  [COPIES]: ['index', 'config', 'components', 'writeFiles'],
  [POLICY]: ['index', 'config', 'pageTemplate', 'rehypeCellAlignment'],
  [OFFLINE]: ['index', 'config'],
  [DIALOGS]: ['index'],
  [FEEDBACK]: ['index'],
  [PRINT]: ['index', 'writePrintPages'],
};

/** What runs in the browser must not bring what runs in the build along. */
const IN_BROWSER = ['client', 'theme', 'shared', 'run', 'worker'];

function roomZone(plugin, room, allowed) {
  const others = Object.keys(ROOMS[plugin]).filter(
    (other) => other !== room && !allowed.includes(other),
  );
  const files = [
    ...ROOT_FILES[plugin],
    ...(IN_BROWSER.includes(room) ? ['options'] : []),
  ];
  return {
    target: `${plugin}/${room}`,
    from: [
      ...others.map((other) => `${plugin}/${other}`),
      ...files.map((file) => `${plugin}/${file}.ts`),
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
    target: './src/components',
    from: ['./src/pages', './src/theme'],
    message: 'Components do not import pages or theme files.',
  },
];
