import path from 'node:path';
import leven from 'leven';

/** Maximum number of names that a message suggests. */
const MOST = 3;

/** The names that are most likely meant, nearest first: a slip, or the right name in another folder. */
export function similar(known: Iterable<string>, wanted: string): string[] {
  const base = path.posix.basename(wanted);
  return [...known]
    .map((name) => ({
      name,
      distance: Math.min(
        leven(name, wanted),
        leven(path.posix.basename(name), base),
      ),
    }))
    .filter(({distance}) => distance <= Math.max(2, base.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({name}) => name);
}
