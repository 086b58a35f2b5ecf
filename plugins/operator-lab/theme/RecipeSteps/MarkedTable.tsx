import type {ElementType, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useMDXComponents} from '@mdx-js/react';
import {kindOf} from '../../run/markedTable';
import type {MarkedColumn} from '../../run/markedTable';

/** A text of a cell. An empty text and hidden spaces are visible. */
function cellText(text: string): ReactNode {
  switch (kindOf(text)) {
    case 'empty':
      return (
        <em>{translate({id: 'theme.RecipeSteps.empty', message: 'empty'})}</em>
      );
    case 'spaces':
      return <code>{`"${text}"`}</code>;
    case 'plain':
      return text;
  }
}

/** A table with the type and role of each column, and its marks. */
export default function MarkedTable(props: {
  readonly columns: readonly MarkedColumn[];
}): ReactNode {
  const {columns} = props;
  // As in the text of the page, which scrolls in a box.
  const Table = (useMDXComponents().table ?? 'table') as ElementType;
  const align = ({isNumeric}: MarkedColumn) =>
    isNumeric && 'operator-trial-number';
  return (
    <Table className="recipe-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} className={clsx(align(column))}>
              {column.name} <span className="recipe-type">{column.about}</span>
              {column.isNew && (
                <>
                  {' '}
                  <span className="recipe-mark">
                    {translate({id: 'theme.RecipeSteps.new', message: 'new'})}
                  </span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0]?.cells.map((_, row) => (
          // Rows have no key other than their index.
          <tr key={row}>
            {columns.map((column) => {
              const {text, note, isMarked} = column.cells[row]!;
              return (
                <td
                  key={column.name}
                  className={clsx(
                    column.isDate && 'recipe-date',
                    isMarked && 'recipe-changed',
                    align(column),
                  )}
                >
                  {cellText(text)}
                  {note !== undefined && (
                    <>
                      {' '}
                      <span className="recipe-mark">{note}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
