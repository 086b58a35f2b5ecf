import type {OperatorRecord} from '../../../plugins/operator-pages/record/fields';

/** Pages that name public code as their source, although the public registry does not have their key. */
export function checkRegisteredKeys(
  records: ReadonlyMap<string, Pick<OperatorRecord, 'key' | 'source'>>,
  registered: ReadonlySet<string>,
): string[] {
  return [...records].flatMap(([id, {key, source}]) =>
    source === 'code' && key !== undefined && !registered.has(key)
      ? [
          `${id}: the public registry does not have the key "${key}", so the source is "older code" or where the facts come from`,
        ]
      : [],
  );
}
