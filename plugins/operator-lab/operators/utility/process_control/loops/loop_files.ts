import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run} from '../../../_shared/types';

/** Converts a glob to a regular expression. */
const expressionOf = (glob: string) =>
  glob
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');

/**
 * Loop Files with a table that has the column `path`: returns the files that
 * get an iteration.
 */
export const run: Run = ({files = []}, settings) => {
  const expression =
    settings.filter_type === 'regex'
      ? String(settings.filter_by_regex ?? '.*')
      : expressionOf(String(settings.filter_by_glob ?? '*'));
  const folder = `${String(settings.directory)}/`;
  const paths = files.find(({name}) => name === 'path')?.values ?? [];
  return {
    rounds: loopRounds({
      path: paths.filter((path) => {
        const text = String(path);
        const name = text.slice(text.lastIndexOf('/') + 1);
        return (
          text.startsWith(folder) &&
          (settings.recursive === true || text === folder + name) &&
          new RegExp(`^(?:${expression})$`, 'u').test(name)
        );
      }),
    }),
  };
};
