import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Settings} from '../../../_shared/types';

/** Name of an entry and path of its folder, both without a slash at the end. */
function partsOf(entry: string) {
  const parts = entry.split('/').filter((part) => part !== '');
  return {name: parts.at(-1) ?? '', parent: parts.slice(0, -1).join('/')};
}

function isVisited(entry: string, settings: Settings): boolean {
  const {name, parent} = partsOf(entry);
  const root = String(settings.internal_directory ?? '');
  const filter = new RegExp(`^(?:${String(settings.filter ?? '.*')})$`, 'u');
  const isWanted = entry.endsWith('/')
    ? settings.iterate_over_subdirs === true
    : settings.iterate_over_files !== false;
  return (
    isWanted &&
    (settings.recursive === true ? parent.startsWith(root) : parent === root) &&
    filter.test(name)
  );
}

/**
 * Loop Zip-File Entries with a table that has the column `entry`: returns the
 * entry of each iteration, with its macros.
 */
export const run: Run = ({archive = []}, settings) => {
  const entries = (archive.find(({name}) => name === 'entry')?.values ?? [])
    .map(String)
    .filter((entry) => isVisited(entry, settings));
  return {
    rounds: loopRounds({
      file_path: entries,
      file_name: entries.map((entry) => partsOf(entry).name),
      parent_path: entries.map((entry) => partsOf(entry).parent),
    }),
  };
};
