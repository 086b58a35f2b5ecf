/** Returns the value of a key in a map. The first call for a key creates the value with `make`. */
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
