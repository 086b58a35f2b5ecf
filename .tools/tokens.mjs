import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './ensurePackages.mjs';

const FILE = 'src/css/tokens.css';

/**
 * Returns the value of a design token, such as `--help-accent`, for uses
 * outside of CSS. Throws if the token does not exist.
 *
 * @param {string} name
 * @param {string} [css] Text of the token file
 * @returns {string}
 */
export function token(name, css = readFileSync(path.join(root, FILE), 'utf8')) {
  const value = new RegExp(`^\\s*${name}:\\s*([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) {
    throw new Error(`${FILE} has no token ${name}.`);
  }
  return value;
}
