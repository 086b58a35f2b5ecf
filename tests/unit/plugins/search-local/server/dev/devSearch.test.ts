import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {
  beforeEach,
  describe,
  expect,
  it,
  vi,
  afterAll,
  beforeAll,
} from 'vitest';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import {
  DevIndex,
  indexMiddleware,
} from '../../../../../../plugins/search-local/server/dev/devSearch';
import type {TextFile} from '../../../../../../plugins/search-local/shared/types';

let siteDir: string;
let index: DevIndex;

function write(text: string): void {
  const file = path.join(siteDir, 'docs', 'a.md');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `---\ntitle: A\n---\n\n${text}\n`);
}

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          isLast: true,
          docs: [
            {
              id: 'a',
              permalink: '/base/docs/a',
              source: '@site/docs/a.md',
              title: 'A',
              tags: [],
              frontMatter: {},
            },
          ],
          sidebars: {},
        },
      ],
    },
  },
};

async function contents(): Promise<string[]> {
  const {files} = await index.get();
  return files
    .filter(({name}) => name.startsWith('assets/search-texts'))
    .flatMap(({json}) => (JSON.parse(json) as TextFile).texts);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dev-index-'));
  write('First.');
  index = new DevIndex(
    {siteDir, site: {baseUrl: '/base/'}, locale: 'en'},
    {...DEFAULT_OPTIONS, id: 'default'},
    () => content,
  );
});

describe('DevIndex', () => {
  it('has the synonyms in the one index that is served', async () => {
    const other = new DevIndex(
      {siteDir, site: {baseUrl: '/base/'}, locale: 'en'},
      {...DEFAULT_OPTIONS, synonyms: {alpha: ['a']}, id: 'default'},
      () => content,
    );
    const {files} = await other.get();
    expect(JSON.parse(files[0]?.json ?? '{}')).toMatchObject({
      synonyms: {a: 'alpha'},
    });
  });

  it('is empty before Docusaurus has loaded content', async () => {
    let loaded: AllContent = {};
    index = new DevIndex(
      {siteDir, site: {baseUrl: '/base/'}, locale: 'en'},
      {...DEFAULT_OPTIONS, id: 'default'},
      () => loaded,
    );
    expect(await contents()).toEqual([]);
    loaded = content;
    expect(await contents()).toEqual(['First.']);
  });

  it('holds what the files hold now', async () => {
    expect(await contents()).toEqual(['First.']);
    write('Second text.');
    expect(await contents()).toEqual(['Second text.']);
  });

  it('is built before it is requested by tasks that read one page each', async () => {
    const results: unknown[] = [];
    for (const task of index.tasks()) {
      results.push(await task());
    }
    expect(results).toHaveLength(2);
    expect(await index.get()).toEqual(results.at(-1));
  });

  it('reads a page once for requests at the same time', async () => {
    const plugin = vi.fn();
    const counted = new DevIndex(
      {siteDir, site: {baseUrl: '/base/'}, locale: 'en'},
      {...DEFAULT_OPTIONS, remarkPlugins: [() => plugin], id: 'default'},
      () => content,
    );
    await Promise.all([counted.get(), counted.get()]);
    expect(plugin).toHaveBeenCalledOnce();
  });

  it('changes its entity tag with the content only', async () => {
    const first = await index.get();
    expect((await index.get()).etag).toBe(first.etag);
    write('Second text.');
    expect((await index.get()).etag).not.toBe(first.etag);
  });

  it('keeps a page as it was while its Markdown is broken, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await contents();
    write('{{{');
    expect(await contents()).toEqual(['First.']);
    expect(String(warn.mock.calls[0])).toMatch(/a\.md.* is searched as it was/);
    warn.mockRestore();
  });
});

const served = {
  get: () =>
    Promise.resolve({
      files: [
        {name: 'search-index-en.json', json: '{"documents":[]}'},
        {name: 'assets/search-texts-en-1/0.json', json: '["Text."]'},
      ],
      etag: '"7"',
    }),
} as unknown as DevIndex;
const handle = indexMiddleware('/base/', served);
const server = createServer((request, response) => {
  void handle(request, response, () => {
    response.writeHead(418).end();
  });
});
let origin = '';

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, () => {
        origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
afterAll(() => server.close());

describe('indexMiddleware', () => {
  it('answers for the index, with an entity tag', async () => {
    const response = await fetch(`${origin}/base/search-index-en.json?x=1`);
    expect(response.headers.get('etag')).toBe('"7"');
    expect(await response.json()).toEqual({documents: []});
  });

  it('sends nothing to who has it already', async () => {
    const response = await fetch(`${origin}/base/search-index-en.json`, {
      headers: {'If-None-Match': '"7"'},
    });
    expect(response.status).toBe(304);
  });

  it('answers for the texts', async () => {
    const response = await fetch(
      `${origin}/base/assets/search-texts-en-1/0.json`,
    );
    expect(await response.json()).toEqual(['Text.']);
  });

  it.each([
    '/base/',
    '/search-index-en.json',
    '/base/assets/search-texts-en-0/0.json',
    '/base/assets/search-texts-en-1/1.json',
  ])('passes a request for %s on', async (path) => {
    expect((await fetch(origin + path)).status).toBe(418);
  });
});
