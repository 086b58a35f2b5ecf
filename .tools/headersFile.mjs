import {existsSync, readFileSync} from 'node:fs';

/**
 * Parses the rules of a `_headers` file: a path at the start of a line, and
 * indented headers below it.
 */
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

/**
 * Returns the headers for a path, from all matching rules. Values of the same
 * header are joined.
 */
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

/**
 * Reads the current rules of a file. Returns an empty list if the file does not
 * exist.
 */
export function readHeaders(file) {
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}
