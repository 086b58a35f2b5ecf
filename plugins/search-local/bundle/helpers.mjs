/*
 * What the modules of autocomplete-js call for syntax that old browsers lack,
 * as their compiler names it, written with that syntax.
 */

export const _typeof = (value) => typeof value;

export const _extends = Object.assign;

/** The first object, with the properties of the others. */
export const _objectSpread = Object.assign;

export function _defineProperty(object, name, value) {
  object[name] = value;
  return object;
}

/** The properties of an object without those that are named. */
export const _objectWithoutProperties = (object, names) =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(([name]) => !names.includes(name)),
  );

export const _toConsumableArray = (items) => [...items];

/** The first of some items. */
export const _slicedToArray = (items, count) => [...items].slice(0, count);
