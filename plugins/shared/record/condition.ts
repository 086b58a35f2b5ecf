/** A parameter value, for defaults and conditions. */
export type Scalar = string | number | boolean;

/**
 * Required values by parameter name. With several values, any of them matches.
 * `port NAME: connected` requires a connected port.
 */
export type ConditionMap = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/**
 * Condition for showing a parameter: all entries of a map, or of any map in a
 * list, must match. Text if a map cannot express it.
 */
export type Condition = string | ConditionMap | readonly ConditionMap[];

/** Alternative maps of a condition. Empty for a condition in words. */
export function mapsOf(
  condition: Condition | undefined,
): readonly ConditionMap[] {
  if (condition === undefined || typeof condition === 'string') {
    return [];
  }
  return Array.isArray(condition)
    ? (condition as readonly ConditionMap[])
    : [condition as ConditionMap];
}

/**
 * Entries of a map: the name of a parameter or port, and its possible values.
 */
export function clausesOf(
  map: ConditionMap,
): [name: string, wanted: readonly Scalar[]][] {
  return Object.entries(map).map(([name, wanted]) => [
    name,
    Array.isArray(wanted) ? (wanted as readonly Scalar[]) : [wanted as Scalar],
  ]);
}
