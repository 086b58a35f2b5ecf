/** The value of a key in a map, which `make` creates when it is first asked for. */
export function memo<Key, Value>(
  map: {
    get(key: Key): Value | undefined;
    set(key: Key, value: Value): unknown;
  },
  key: Key,
  make: (key: Key) => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make(key);
    map.set(key, value);
  }
  return value;
}
