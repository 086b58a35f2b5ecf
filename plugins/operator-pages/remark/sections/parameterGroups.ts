import {mapsOf} from '../../../shared/record/condition';
import type {OperatorRecord} from '../../record/fields';
import type {Parameter} from '../../../shared/record/parameter';

/**
 * Parameters in display groups. Within a group, they have the order of the
 * platform.
 */
type ParameterGroups = {
  /** Parameters that are always visible. */
  readonly basic: readonly Parameter[];
  /**
   * Parameters that only turn on a measure, if there are at least 5. The
   * section on measures describes them.
   */
  readonly measures: readonly Parameter[];
  /** Parameters of each family, by the name of its fragment. */
  readonly families: readonly (readonly [
    family: string,
    parameters: readonly Parameter[],
  ])[];
  readonly advanced: readonly Parameter[];
};

/**
 * Minimum number of measures for a separate group, because readers look up long
 * lists instead of reading them.
 */
const MANY_MEASURES = 5;

/**
 * Sorts the parameters of a record into groups. The basic group also contains
 * parameters that the record calls central, and parameters that the condition
 * of a basic one mentions, because readers need them to reach it.
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
