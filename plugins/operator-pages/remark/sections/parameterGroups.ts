import {mapsOf} from '../../../shared/record/condition';
import type {OperatorRecord} from '../../record/fields';
import type {Parameter} from '../../../shared/record/parameter';

/** Parameters as a page shows them; within a group, in the order of the platform. */
type ParameterGroups = {
  /** Parameters that are always visible. */
  readonly basic: readonly Parameter[];
  /** Parameters that only turn on a measure, if there are many. The section on measures describes them. */
  readonly measures: readonly Parameter[];
  /** Parameters of each family, by the name of its fragment. */
  readonly families: readonly (readonly [
    family: string,
    parameters: readonly Parameter[],
  ])[];
  readonly advanced: readonly Parameter[];
};

/** So many measures are a list to look up, not to read. */
const MANY_MEASURES = 5;

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
  const isList = all.filter(turnsOn).length >= MANY_MEASURES;
  const parameters = isList ? all.filter((one) => !turnsOn(one)) : all;
  const basic = new Set<Parameter>();
  const add = (parameter: Parameter): void => {
    if (!basic.has(parameter)) {
      basic.add(parameter);
      const needed = mapsOf(parameter.only_when).flatMap(Object.keys);
      parameters
        .filter(({name, family}) => !family && needed.includes(name))
        .forEach(add);
    }
  };
  parameters
    .filter(
      ({name, advanced, family}) =>
        central.includes(name) || !(advanced || family),
    )
    .forEach(add);
  const rest = parameters.filter((one) => !basic.has(one));
  const families = new Set(rest.flatMap(({family}) => family ?? []));
  return {
    basic: parameters.filter((one) => basic.has(one)),
    measures: isList ? all.filter(turnsOn) : [],
    families: [...families].map((family) => [
      family,
      rest.filter((one) => one.family === family),
    ]),
    advanced: rest.filter(({family}) => !family),
  };
}
