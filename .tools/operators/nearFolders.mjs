import path from 'node:path';
import leven from 'leven';

/** Maximum number of suggestions. */
const MOST = 3;

/** The folders that are most likely meant, nearest first: a slip in the path, or the right name in another place. */
export function nearFolders(folders, wanted) {
  const name = path.posix.basename(wanted);
  return folders
    .map((folder) => ({
      folder,
      distance: Math.min(
        leven(folder, wanted),
        leven(path.posix.basename(folder), name),
      ),
    }))
    .filter(({distance}) => distance <= Math.max(1, name.length / 4))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({folder}) => folder);
}
