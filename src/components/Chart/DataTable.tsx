import type {ReactNode} from 'react';
import ScrollBox from '../Figure/ScrollBox';
import styles from './styles.module.css';
import type {DataRows} from './table';

/** Props of the table of a chart's numbers. */
export type DataTableProps = {
  /** Title of the chart. */
  readonly title: string;
  /** The numbers as texts. */
  readonly rows: DataRows;
};

/** The numbers of a chart as a table. */
export default function DataTable({title, rows}: DataTableProps): ReactNode {
  return (
    <div className={styles.data}>
      <ScrollBox label={`${title}: data`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {rows.head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.body.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={column}>{text}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
