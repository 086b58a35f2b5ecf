import {versionTag} from '../shared/constants';
import type {IndexLocation} from '../shared/types';

/**
 * The index for a page with a `docusaurus_tag`: that of its docs version, or
 * elsewhere on the site that of the version that the reader prefers. The first
 * one is that of the newest docs.
 *
 * @param preferred - Name of the version that the reader has chosen of a docs instance.
 */
export function indexFor(
  indexes: readonly IndexLocation[],
  tag: string | undefined,
  preferred: (instance: string) => string | null,
): IndexLocation {
  const isInDocs = tag?.startsWith('docs-');
  const isWanted = ({version}: IndexLocation) =>
    version !== undefined &&
    (isInDocs
      ? versionTag(version) === tag
      : preferred(version.instance) === version.name);
  return indexes.find(isWanted) ?? indexes[0]!;
}
