import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '../../../../plugins/search-local/client/answer/findPages';
import {loadIndex} from '../../../../plugins/search-local/client/index/loadIndex';
import {DEFAULT_OPTIONS} from '../../../../plugins/search-local/options';
import {
  indexFileName,
  titlesFileName,
} from '../../../../plugins/search-local/shared/constants';
import {START_PATH} from '../paths';
import {filesIn} from './support';
import type {Peer} from './types';

const LOCALE = 'en';

/** This site's own search. */
export const ours: Peer = {
  name: 'ours',
  version: 'plugins/search-local of this repository',
  variant: 'ours',
  indexParts: (dir) => ({
    'complete index': [path.join(dir, indexFileName(LOCALE))],
    'first tier': [path.join(dir, titlesFileName(LOCALE))],
    'texts, loaded as shown': filesIn(dir, /^assets\/search-texts-.*\.json$/),
  }),
  ui: {
    path: START_PATH,
    rows: '.aa-Panel [role=option]',
    box: '.navbar [role=combobox]',
    enter: (box) => box.focus(),
  },
  openEngine: (dir) => {
    const file = path.join(dir, indexFileName(LOCALE));
    const index = loadIndex(JSON.parse(readFileSync(file, 'utf8')), {
      locale: LOCALE,
      boosts: DEFAULT_OPTIONS.boosts,
    });
    return Promise.resolve({
      find: (query) =>
        Promise.resolve(
          findPages(index, query).pages.map(
            ({page}) => index.pages[page]!.route,
          ),
        ),
      close: () => Promise.resolve(),
    });
  },
};
