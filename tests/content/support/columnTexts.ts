import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';

/**
 * Columns of a result with their types, in one line, such as
 * `age (integer), city (nominal)`.
 */
export function columnTexts(table: Table | undefined): string {
  return (table ?? []).map(({name, type}) => `${name} (${type})`).join(', ');
}

/**
 * Parses attribute filter settings of a page: the type and, after a comma, the
 * wanted value.
 */
export function filterOf(text: string): Record<string, string> {
  const [type = '', wanted = ''] = text.split(', ');
  return {
    attribute_filter_type: type,
    ...(type === 'single' && {attribute: wanted}),
    ...(type === 'regular_expression' && {regular_expression: wanted}),
  };
}
