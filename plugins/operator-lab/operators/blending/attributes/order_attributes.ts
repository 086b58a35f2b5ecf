import {regularColumns} from '../../_shared/tables/innerNumbers';
import {patternOf} from '../../_shared/texts/textReplacement';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

const BY_NAME = new Intl.Collator('en');

/**
 * Compares names like a dictionary. Spaces and hyphens matter only between
 * names that are otherwise equal.
 */
function byName({name}: Column, {name: other}: Column): number {
  const [one = '', two = ''] = [name, other].map((text) =>
    text.replaceAll(/[\s-]/g, ''),
  );
  return BY_NAME.compare(one, two) || name.length - other.length;
}

/** Sorts columns by name. With the direction `none`, the order is unchanged. */
function inDirection(columns: Table, settings: Settings): Table {
  const {sort_direction: direction = 'ascending'} = settings;
  if (direction === 'none') {
    return columns;
  }
  const sorted = [...columns].sort(byName);
  return direction === 'descending' ? sorted.reverse() : sorted;
}

/** Creates the name tests of the ordering rules, in rule order. */
function rulesOf(settings: Settings): readonly ((name: string) => boolean)[] {
  const rules = String(settings.attribute_ordering ?? '');
  if (rules === '') {
    throw new OperatorError('There are no rules.');
  }
  return rules.split('|').map((rule) => {
    if (settings.use_regular_expressions !== true) {
      return (name) => name === rule;
    }
    const pattern = patternOf(`^(?:${rule})$`, 'u');
    return (name) => pattern.test(name);
  });
}

function ordered(
  columns: Table,
  rules: readonly ((name: string) => boolean)[],
  settings: Settings,
): Table {
  const taken: Column[] = [];
  for (const fits of rules) {
    const matches = columns.filter(
      (column) => !taken.includes(column) && fits(column.name),
    );
    taken.push(...inDirection(matches, settings));
  }
  const others = inDirection(
    columns.filter((column) => !taken.includes(column)),
    settings,
  );
  switch (settings.handle_unmatched ?? 'append') {
    case 'remove':
      return taken;
    case 'prepend':
      return [...others, ...taken];
    default:
      return [...taken, ...others];
  }
}

function regularInOrder(
  columns: Table,
  reference: Table | undefined,
  settings: Settings,
): Table {
  switch (settings.sort_mode ?? 'user specified') {
    case 'alphabetically':
      return inDirection(columns, settings);
    case 'reference data': {
      if (!reference) {
        throw new OperatorError('No table sets the order.');
      }
      const rules = regularColumns(reference).map(
        (column) => (name: string) => name === column.name,
      );
      return ordered(columns, rules, settings);
    }
    default:
      return ordered(columns, rulesOf(settings), settings);
  }
}

/**
 * Reorder Attributes: reorders columns without a role, after the columns with
 * one.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], reference_data: reference} = inputs;
  return {
    'example set output': [
      ...table.filter(({role}) => role),
      ...regularInOrder(regularColumns(table), reference, settings),
    ],
    original: table,
  };
};
