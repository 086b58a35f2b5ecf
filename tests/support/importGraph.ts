import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Names by those that they import. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Files and folders that git ignores, such as a packed plugin; none outside of a repository. */
function ignoredPaths(root: string): string[] {
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory'],
    {cwd: root, encoding: 'utf8'},
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((one) => path.normalize(one));
}

const ignored = new Map<string, readonly string[]>();

/** Source files below a folder, without those that git ignores, by their paths from `root`. */
export function sourceFiles(root: string, folder: string): string[] {
  const left = ignored.get(root) ?? ignoredPaths(root);
  ignored.set(root, left);
  return readdirSync(path.join(root, folder), {recursive: true})
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.d\.ts$/.test(file))
    .filter((file) => !left.some((start) => file.startsWith(start)))
    .sort();
}

/** Files below folders that files below these folders import, types as well; paths are from `root`. */
export function importGraph(root: string, folders: readonly string[]): Graph {
  const known = new Set(folders.flatMap((one) => sourceFiles(root, one)));
  const target = (from: string, imported: string): string | undefined => {
    const base = imported.startsWith('@site/')
      ? imported.slice('@site/'.length)
      : path.join(path.dirname(from), imported);
    return ENDINGS.map((ending) => `${base}${ending}`).find((file) =>
      known.has(file),
    );
  };
  return new Map(
    [...known].map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const targets = ts
        .preProcessFile(text)
        .importedFiles.map(({fileName}) => fileName)
        .filter((name) => /^(?:\.|@site\/)/.test(name))
        .map((name) => target(file, name))
        .filter((one) => one !== undefined);
      return [file, new Set(targets)];
    }),
  );
}

/** The graph of groups of files: an edge where a file of one imports a file of another. */
export function grouped(
  graph: Graph,
  groupOf: (file: string) => string | undefined,
): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const group = groupOf(file);
    if (group !== undefined) {
      const edges = groups.get(group) ?? new Set();
      groups.set(group, edges);
      [...targets]
        .map(groupOf)
        .filter((other) => other !== undefined && other !== group)
        .forEach((other) => edges.add(other as string));
    }
  }
  return groups;
}

/** A way from a name back to itself, for the first that has one; undefined: there is none. */
export function findCycle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];

  function visit(name: string): string[] | undefined {
    const start = way.indexOf(name);
    if (start >= 0) {
      return [...way.slice(start), name];
    }
    if (done.has(name)) {
      return undefined;
    }
    way.push(name);
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next);
      if (cycle) {
        return cycle;
      }
    }
    way.pop();
    done.add(name);
    return undefined;
  }

  for (const name of graph.keys()) {
    const cycle = visit(name);
    if (cycle) {
      return cycle;
    }
  }
  return undefined;
}
