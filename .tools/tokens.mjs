import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './ensurePackages.mjs';

const FILE = 'src/css/tokens.css';

/**
 * The value of a design token, such as `--help-accent`, for what is not styled
 * by CSS. Throws where there is no such token.
 *
 * @param {string} name
 * @param {string} [css] Text of the file of tokens
 * @returns {string}
 */
export function token(name, css = readFileSync(path.join(root, FILE), 'utf8')) {
  const value = new RegExp(`^\\s*${name}:\\s*([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) {
    throw new Error(`${FILE} has no token ${name}.`);
  }
  return value;
}
