/** A value of a parameter: a default, or what a condition compares with. */
export type Scalar = string | number | boolean;

/** Values that parameters must have, any of several each, or `port NAME: connected`. */
export type ConditionMap = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** When a parameter is shown: all entries of a map hold, or of any map of a list; text where neither says it. */
export type Condition = string | ConditionMap | readonly ConditionMap[];

/** The maps of a condition, of which any has to hold; none for one in words. */
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

/** The entries of a map: a parameter or a port, and the values of which it must have one. */
export function clausesOf(
  map: ConditionMap,
): [name: string, wanted: readonly Scalar[]][] {
  return Object.entries(map).map(([name, wanted]) => [
    name,
    Array.isArray(wanted) ? (wanted as readonly Scalar[]) : [wanted as Scalar],
  ]);
}
