import {NotComputed} from '../../../_shared/types';
import type {Column, Run, Settings} from '../../../_shared/types';

const SPECIAL = 'also_apply_to_special_attributes_(id,_label..)';

function isFound({name, values}: Column, settings: Settings): boolean {
  const filter = String(settings.attribute_filter_type ?? 'all attributes');
  switch (filter) {
    case 'all attributes':
      return true;
    case 'one attribute':
      return name === settings.select_attribute;
    case 'a subset':
      return String(settings.select_subset ?? '')
        .split('|')
        .includes(name);
    case 'no missing values':
      return !values.includes(null);
    default:
      throw new NotComputed(`This example cannot choose columns by ${filter}.`);
  }
}

/** Select Attributes: keeps or excludes the columns that match the filter. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const isExcluding = settings.type === 'exclude attributes';
  return {
    'example set output': table.filter(
      (column) =>
        (column.role !== undefined && settings[SPECIAL] !== true) ||
        isFound(column, settings) !== isExcluding,
    ),
    original: table,
  };
};
