import {passesFilter} from '../../../_shared/tables/columnFilter';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Filters that read values. Columns that they reject are removed. */
const LOOKS_AT_VALUES = new Set(['no_missing_values', 'numeric_value_filter']);

/**
 * Adds an untouched column back. If its name or role is taken, the conflict
 * settings apply.
 * @throws OperatorError if the conflict cannot be resolved.
 */
function broughtBack(
  inner: Table,
  column: Column,
  input: Table,
  settings: Settings,
): Table {
  const sameRole = inner.find(({role}) => role && role === column.role);
  const sameName = inner.find(({name}) => name === column.name);
  const handling = sameRole
    ? settings.role_conflict_handling
    : settings.name_conflict_handling;
  const taken = sameRole ?? sameName;
  if (!taken) {
    return [...inner, column];
  }
  if (
    (handling ?? 'error') === 'error' ||
    (!sameRole && (column.role ?? sameName?.role)) ||
    (sameRole && handling === 'keep original' && sameRole !== sameName) ||
    (sameRole &&
      handling === 'keep new' &&
      sameRole.name !== column.name &&
      input.some(({name}) => name === sameRole.name))
  ) {
    throw new OperatorError(
      `The column "${column.name}" shares its name or role with "${taken.name}".`,
    );
  }
  return handling === 'keep new'
    ? inner
    : [...inner.filter((one) => one !== taken), column];
}

/**
 * Work on Subset: returns the selected columns as `exampleSet`, and joins the
 * input `inner result` with the other columns. Without an `inner result`, the
 * selected columns are joined.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const takesRoles = settings.include_special_attributes === true;
  const candidates = table.filter(({role}) => !role || takesRoles);
  const chosen = candidates.filter(
    (column) =>
      passesFilter(column, settings) !== (settings.invert_selection === true),
  );
  const lost = LOOKS_AT_VALUES.has(String(settings.attribute_filter_type))
    ? candidates.filter((column) => !chosen.includes(column))
    : [];
  const subset =
    settings.remove_roles === true
      ? chosen.map(({name, type, values}) => ({name, type, values}))
      : chosen;
  const inner = inputs['inner result'] ?? subset;
  if (settings.keep_subset_only === true) {
    return {exampleSet: subset, 'example set': inner};
  }
  if (inner[0] && inner[0].values.length !== table[0]?.values.length) {
    throw new OperatorError('The number of rows has changed.');
  }
  const untouched = table.filter(
    (column) => !chosen.includes(column) && !lost.includes(column),
  );
  return {
    exampleSet: subset,
    'example set': untouched.reduce<Table>(
      (joined, column) => broughtBack(joined, column, table, settings),
      inner,
    ),
  };
};
