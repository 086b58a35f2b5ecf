import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '../../../../plugins/search-local/client/answer/findPages';
import {loadIndex} from '../../../../plugins/search-local/client/index/loadIndex';
import {DEFAULT_OPTIONS} from '../../../../plugins/search-local/options';
import type {Peer} from './types';

const INDEX_FILE = 'search-index-en.json';

/** The search of this site. */
export const ours: Peer = {
  name: 'ours',
  version: 'plugins/search-local of this repository',
  variant: 'ours',
  indexFiles: (dir) => [path.join(dir, INDEX_FILE)],
  rows: '.aa-Panel [role=option]',
  box: '.navbar [role=combobox]',
  enter: (box) => box.focus(),
  open: (dir) => {
    const json = readFileSync(path.join(dir, INDEX_FILE), 'utf8');
    const index = loadIndex(JSON.parse(json), {
      locale: 'en',
      boosts: DEFAULT_OPTIONS.boosts,
    });
    return (query) =>
      Promise.resolve(
        findPages(index, query).pages.map(({page}) => index.pages[page]!.route),
      );
  },
};
