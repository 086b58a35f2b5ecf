import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';

/** The columns of a result in a line, each with its type: `age (integer), city (nominal)`. */
export function columnTexts(table: Table | undefined): string {
  return (table ?? []).map(({name, type}) => `${name} (${type})`).join(', ');
}

/** Settings of the attribute filter as a line of a page names them: its type and, behind a comma, what it looks for. */
export function filterOf(text: string): Record<string, string> {
  const [type = '', wanted = ''] = text.split(', ');
  return {
    attribute_filter_type: type,
    ...(type === 'single' && {attribute: wanted}),
    ...(type === 'regular_expression' && {regular_expression: wanted}),
  };
}
