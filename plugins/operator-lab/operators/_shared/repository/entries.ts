import {OperatorError} from '../types';

/** Objects by full path, each with what it holds; a folder is there while an object is in it. */
export type Entries = ReadonlyMap<string, string>;

/** Where an object or a folder goes. */
export type Way = {
  readonly source: string;
  readonly destination: string;
  readonly overwrite: boolean;
};

const isIn = (folder: string) => (path: string) =>
  path.startsWith(`${folder}/`);

const hasFolder = (entries: Entries, folder: string): boolean =>
  [...entries.keys()].some(isIn(folder));

/** The object at a path; if there is none, all objects of the folder there. */
function pathsAt(entries: Entries, path: string): string[] {
  return entries.has(path) ? [path] : [...entries.keys()].filter(isIn(path));
}

/** Without the object at a path or, if there is none, without the folder there. */
export function deleteEntry(entries: Entries, path: string): Entries {
  const gone = new Set(pathsAt(entries, path));
  return new Map([...entries].filter(([one]) => !gone.has(one)));
}

/** Clears a path for something of a kind; what is of the other kind stays. */
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
 * With a copy of an object, or of a folder, at a destination that ends in its name.
 * @throws OperatorError when there is no source, or the destination is taken or lies within the source.
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

/** Like `copyEntry`, without the source. */
export function moveEntry(entries: Entries, way: Way): Entries {
  return deleteEntry(copyEntry(entries, way), way.source);
}

/**
 * With another name for an object or a folder, in its place.
 * @throws OperatorError when the name is empty, there is nothing at the path, or the name is taken.
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
