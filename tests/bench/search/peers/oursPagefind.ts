import path from 'node:path';
import {pagefindFolder} from '../../../../plugins/search-local/engines/pagefind/folder';
import {ROOT} from '../paths';
import {ours} from './ours';
import {openPagefind, pagefindParts} from './pagefindIndex';
import {packageVersion} from './support';
import type {Peer} from './types';

const FOLDER = pagefindFolder('en');

/** This site's own search box over Pagefind: the option `engine`, for sites larger than one index should be. */
export const oursPagefind: Peer = {
  name: 'ours-pagefind',
  version: `our box over ${packageVersion('pagefind', ROOT)}`,
  variant: 'ours-pagefind',
  indexParts: (dir) => pagefindParts(path.join(dir, FOLDER)),
  ui: ours.ui,
  openEngine: (dir, browser) =>
    openPagefind(dir, browser, {folder: FOLDER, baseUrl: '/'}),
};
