import {OperatorError} from '../types';

/**
 * Contents of objects by full path. A folder exists as long as it contains an
 * object.
 */
export type Entries = ReadonlyMap<string, string>;

/** Source and destination of an object or a folder. */
export type Way = {
  readonly source: string;
  readonly destination: string;
  readonly overwrite: boolean;
};

const isIn = (folder: string) => (path: string) =>
  path.startsWith(`${folder}/`);

const hasFolder = (entries: Entries, folder: string): boolean =>
  [...entries.keys()].some(isIn(folder));

/**
 * Returns the path of an object or, if there is no such object, all paths in
 * the folder with this name.
 */
function pathsAt(entries: Entries, path: string): string[] {
  return entries.has(path) ? [path] : [...entries.keys()].filter(isIn(path));
}

/**
 * Removes an object or, if there is no such object, the folder with this name.
 */
export function deleteEntry(entries: Entries, path: string): Entries {
  const gone = new Set(pathsAt(entries, path));
  return new Map([...entries].filter(([one]) => !gone.has(one)));
}

/**
 * Removes the object or folder at a path. An entry of the other kind remains.
 * @throws OperatorError if the path is taken and `overwrite` is false.
 */
function cleared(
  entries: Entries,
  path: string,
  kind: 'object' | 'folder',
  overwrite: boolean,
): Entries {
  const isTaken =
    kind === 'object' ? entries.has(path) : hasFolder(entries, path);
  if (!isTaken) {
    return entries;
  }
  if (!overwrite) {
    throw new OperatorError(`${path} exists, and overwriting is off.`);
  }
  return new Map(
    [...entries].filter(([one]) =>
      kind === 'object' ? one !== path : !isIn(path)(one),
    ),
  );
}

/**
 * Copies an object or a folder. The destination includes the new name.
 * @throws OperatorError if the source does not exist, or if the destination is
 * taken or inside the source.
 */
export function copyEntry(
  entries: Entries,
  {source, destination, overwrite}: Way,
): Entries {
  if (!pathsAt(entries, source).length) {
    throw new OperatorError(`There is nothing at ${source}.`);
  }
  const kind = entries.has(source) ? 'object' : 'folder';
  if (kind === 'folder' && isIn(source)(destination)) {
    throw new OperatorError(`${destination} lies within ${source}.`);
  }
  const free = cleared(entries, destination, kind, overwrite);
  const copied = pathsAt(entries, source).filter((path) => free.has(path));
  if (!copied.length) {
    throw new OperatorError(`${source} was deleted before it was copied.`);
  }
  return new Map([
    ...free,
    ...copied.map((path): [string, string] => [
      destination + path.slice(source.length),
      free.get(path) ?? '',
    ]),
  ]);
}

/**
 * Moves an object or a folder. Works like `copyEntry` and removes the source.
 */
export function moveEntry(entries: Entries, way: Way): Entries {
  return deleteEntry(copyEntry(entries, way), way.source);
}

/**
 * Renames an object or a folder.
 * @throws OperatorError if the name is empty or taken, or if the path does not
 * exist.
 */
export function renameEntry(
  entries: Entries,
  source: string,
  newName: string,
  overwrite: boolean,
): Entries {
  if (!newName) {
    throw new OperatorError('The new name is empty.');
  }
  const folder = source.slice(0, source.lastIndexOf('/'));
  return moveEntry(entries, {
    source,
    destination: `${folder}/${newName}`,
    overwrite,
  });
}
