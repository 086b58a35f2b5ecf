import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run} from '../../../_shared/types';

/**
 * Comparator for the order of two paths. The entries of a folder come before
 * its subfolders, and both are sorted by name.
 */
function byVisit(one: string, other: string): number {
  const [names, others] = [one.split('/'), other.split('/')];
  const at = names.findIndex((name, depth) => name !== others[depth]);
  const isInside = (parts: readonly string[]) => at < parts.length - 1;
  return (
    Number(isInside(names)) - Number(isInside(others)) ||
    (names[at] ?? '').localeCompare(others[at] ?? '')
  );
}

/**
 * Loop Repository with a table that has the columns `path` and `kind`: returns
 * the object of each iteration.
 */
export const run: Run = ({entries = []}, settings) => {
  const valuesOf = (wanted: string) =>
    (entries.find(({name}) => name === wanted)?.values ?? []).map(String);
  const kinds = valuesOf('kind');
  const folder = `${String(settings.repository_folder)}/`;
  const filter = new RegExp(`^(?:${String(settings.filter ?? '.*')})$`, 'u');
  return {
    rounds: loopRounds({
      path: valuesOf('path')
        .filter(
          (path, at) =>
            path.startsWith(folder) &&
            kinds[at] === (settings.entry_type ?? 'blob') &&
            (settings.recursive !== false ||
              !path.slice(folder.length).includes('/')) &&
            filter.test(path.slice(path.lastIndexOf('/') + 1)),
        )
        .map((path) => path.slice(folder.length))
        .sort(byVisit),
    }),
  };
};
