import {mapsOf} from '../../record/condition';
import type {OperatorRecord} from '../../record/fields';
import type {Parameter} from '../../record/parameter';

/** Parameters as a page shows them; within a group, in the order of the platform. */
export type ParameterGroups = {
  /** Those at hand. */
  readonly basic: readonly Parameter[];
  /** Those that only turn a measure on, where there are many: the section on measures tells of them. */
  readonly measures: readonly Parameter[];
  /** Those of each family, by the name of its fragment. */
  readonly families: readonly (readonly [
    family: string,
    parameters: readonly Parameter[],
  ])[];
  readonly advanced: readonly Parameter[];
};

/** So many measures are a list to look up, not to read. */
const MANY_MEASURES = 5;

/** Names of the parameters that a condition asks for. */
function namedBy({only_when: condition}: Parameter): string[] {
  return mapsOf(condition).flatMap((map) => Object.keys(map));
}

/**
 * Sorts the parameters of a record into groups. With the basic ones are those
 * that the page calls central, and those on which a basic one depends: without
 * them, nobody would know how to reach it.
 */
export function groupsOf({
  parameters: all,
  central,
  measures: offered,
}: Pick<
  OperatorRecord,
  'parameters' | 'central' | 'measures'
>): ParameterGroups {
  const turnsOn = ({name, type}: Parameter): boolean =>
    type === 'boolean' && offered.includes(name);
  const measures = all.filter(turnsOn);
  const isList = measures.length >= MANY_MEASURES;
  const parameters = isList ? all.filter((one) => !turnsOn(one)) : all;
  const byName = new Map(parameters.map((one) => [one.name, one]));
  const basic = new Set<Parameter>();
  const add = (parameter: Parameter): void => {
    if (!basic.has(parameter)) {
      basic.add(parameter);
      namedBy(parameter)
        .flatMap((name) => byName.get(name) ?? [])
        .filter(({family}) => family === undefined)
        .forEach(add);
    }
  };
  parameters
    .filter(
      ({name, advanced, family}) =>
        central.includes(name) || (!advanced && family === undefined),
    )
    .forEach(add);
  const families = new Map<string, Parameter[]>();
  const advanced: Parameter[] = [];
  for (const parameter of parameters.filter((one) => !basic.has(one))) {
    const {family} = parameter;
    if (family === undefined) {
      advanced.push(parameter);
    } else {
      families.set(family, [...(families.get(family) ?? []), parameter]);
    }
  }
  return {
    basic: parameters.filter((one) => basic.has(one)),
    measures: isList ? measures : [],
    families: [...families],
    advanced,
  };
}
