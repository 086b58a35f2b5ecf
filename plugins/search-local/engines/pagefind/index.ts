import path from 'node:path';
import type {EngineOption} from '../../shared/engine';
import {buildPagefind} from './build';

/** The option `engine` for Pagefind: an index in small parts among the files of the site. */
export function pagefind(): EngineOption {
  return {module: path.join(__dirname, 'client'), build: buildPagefind};
}
