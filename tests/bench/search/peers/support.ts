import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {BENCH_DIR} from '../paths';

/** Name and version of a package that is installed for the benchmark, or in another folder. */
export function packageVersion(name: string, dir = BENCH_DIR): string {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}

/** Absolute paths of the files of a folder, at any depth, whose path below it matches. */
export function filesIn(dir: string, pattern: RegExp): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}

/** Routes without hashes, each once, in order. */
export function pagesOf(routes: readonly string[]): string[] {
  return [...new Set(routes.map((route) => route.replace(/[#?].*$/, '')))];
}
