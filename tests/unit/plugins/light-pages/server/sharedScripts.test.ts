import {describe, expect, it} from 'vitest';
import {sharedScripts} from '../../../../../plugins/light-pages/server/sharedScripts';

const page = (path: string, request = `@site${path}.mdx`) => ({
  path,
  kind: 0,
  name: '',
  request,
});

/** Pages `/a/1` to `/a/<count>` of a folder. */
const folder = (name: string, count: number) =>
  Array.from({length: count}, (_, at) => `/${name}/${at + 1}`);

/** The scripts of pages, as the last parts of their paths. */
function scriptsOf(
  paths: readonly string[],
  order: readonly string[] = paths,
  pages = paths.map((path) => page(path)),
): string[] {
  const scripts = new Map<string, string[]>();
  const firsts = sharedScripts(pages, () => true, order);
  for (const path of order) {
    const first = firsts.get(path) ?? '';
    scripts.set(first, [...(scripts.get(first) ?? []), path.slice(1)]);
  }
  return [...scripts.values()].map((group) => group.join(' '));
}

describe('sharedScripts', () => {
  it('puts at most six pages into a script', () => {
    expect(scriptsOf(folder('a', 14))).toEqual([
      'a/1 a/2 a/3 a/4 a/5 a/6',
      'a/7 a/8 a/9 a/10 a/11 a/12',
      'a/13 a/14',
    ]);
  });

  it('ends a script with a folder once it has four pages, else goes on', () => {
    expect(
      scriptsOf([...folder('a', 4), ...folder('b', 1), ...folder('c', 3)]),
    ).toEqual(['a/1 a/2 a/3 a/4', 'b/1 c/1 c/2 c/3']);
  });

  it('leaves the scripts behind the next folder alone when a page is added', () => {
    const rest = [...folder('b', 4), ...folder('c', 6)];
    const before = scriptsOf([...folder('a', 7), ...folder('aa', 4), ...rest]);
    const after = scriptsOf([...folder('a', 8), ...folder('aa', 4), ...rest]);
    expect(after.slice(-2)).toEqual(before.slice(-2));
    expect(after).not.toEqual(before);
  });

  it('goes by the sidebar, and puts what is not in it last', () => {
    const paths = ['/a/1', '/a/2', '/a/3', '/a/4'];
    const firsts = sharedScripts(
      paths.map((path) => page(path)),
      () => true,
      ['/a/4', '/a/2', '/a/1'],
    );
    expect([...firsts]).toEqual(
      ['/a/4', '/a/2', '/a/1', '/a/3'].map((path) => [path, '/a/4']),
    );
  });

  it('puts lists of pages into scripts of their own', () => {
    const paths = [...folder('a', 2), '/b', ...folder('b', 2), '/c'];
    const pages = paths.map((path) =>
      page(path, path.length === 2 ? `@generated${path}.json` : undefined),
    );
    expect(scriptsOf(paths, paths, pages)).toEqual(['a/1 a/2 b/1 b/2', 'b c']);
  });

  it('leaves other pages scripts of their own', () => {
    const firsts = sharedScripts(
      ['/a/1', '/b/1'].map((path) => page(path)),
      (path) => path.startsWith('/a'),
      [],
    );
    expect([...firsts.keys()]).toEqual(['/a/1']);
  });
});
