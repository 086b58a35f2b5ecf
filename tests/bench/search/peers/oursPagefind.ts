import path from 'node:path';
import {pagefindFolder} from '../../../../plugins/search-local/engines/pagefind/folder';
import {ROOT} from '../paths';
import {openPagefind} from './openPagefind';
import {ours} from './ours';
import {filesIn, packageVersion} from './support';
import type {Peer} from './types';

const FOLDER = pagefindFolder('en');

/** This site's own search box over Pagefind: the option `engine`, for sites larger than one index should be. */
export const oursPagefind: Peer = {
  name: 'ours-pagefind',
  version: `our box over ${packageVersion('pagefind', ROOT)}`,
  variant: 'ours-pagefind',
  indexParts: (dir) => {
    const own = path.join(dir, FOLDER);
    return {
      'index, in parts': filesIn(own, /\.pf_(index|meta)$/),
      'texts, loaded as shown': filesIn(own, /\.pf_fragment$/),
    };
  },
  ui: ours.ui,
  openEngine: (dir, browser) =>
    openPagefind(dir, browser, {folder: FOLDER, baseUrl: '/'}),
};
