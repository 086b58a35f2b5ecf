import {existsSync, readFileSync} from 'node:fs';

/** Rules of a `_headers` file: a path without blanks before it, and the headers below it. */
export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) {
      rules.at(-1)?.headers.push([name, value]);
    } else if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: []});
    }
  }
  return rules;
}

const matches = (path, pathname) =>
  path.endsWith('*')
    ? pathname.startsWith(path.slice(0, -1))
    : path === pathname;

/** Headers of an address: those of all rules that match, values of the same header joined. */
export function headersOf(rules, pathname) {
  const found = new Map();
  for (const {path, headers} of rules) {
    if (matches(path, pathname)) {
      for (const [name, value] of headers) {
        const known = found.get(name);
        found.set(name, known === undefined ? value : `${known}, ${value}`);
      }
    }
  }
  return found;
}

/** The rules of a file as it is now; none where there is no file. */
export function readHeaders(file) {
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}
