import {useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import CopyTable from './CopyTable';
import ColumnHead, {alignment} from './ColumnHead';
import Differs from './Differs';
import type {ShownColumn} from './shownTable';
import {portText} from './texts';
import {useIsCutOff} from './useIsCutOff';

/** Props of the table of a result. */
export type OutputTableProps = {
  readonly port: string;
  readonly columns: readonly ShownColumn[];
  /** For each column and row, whether the cell differs from the example. */
  readonly changed: readonly (readonly boolean[])[];
  /** For each column, whether its type or role differs. */
  readonly heads: readonly boolean[];
  /** Whether it is an earlier result, since the last one could not be computed. */
  readonly isLast: boolean;
};

function captionText(port: string, isLast: boolean): string {
  return isLast
    ? translate(
        {
          id: 'theme.OperatorTrial.lastOutput',
          message: 'Last result: {port}',
        },
        {port},
      )
    : translate(
        {id: 'theme.OperatorTrial.output', message: 'Output: {port}'},
        {port},
      );
}

/** The table of a result; cells that differ from the example are marked. */
export default function OutputTable(props: OutputTableProps): ReactNode {
  const {port, columns, changed, heads, isLast} = props;
  const box = useRef<HTMLDivElement>(null);
  const isCutOff = useIsCutOff(box);
  const caption = captionText(portText(port), isLast);
  return (
    // A tab stop only where there is something to scroll to.
    <div
      ref={box}
      className="operator-trial-scroll"
      role="region"
      aria-label={caption}
      {...(isCutOff && {tabIndex: 0})}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({name, type, role}, at) => (
              <ColumnHead
                key={name}
                name={name}
                type={type}
                role={role}
                isChanged={heads[at]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.texts.map((_, row) => (
            // Rows have no identity but their place.
            <tr key={row}>
              {columns.map(({name, type, texts}, at) => (
                <td
                  key={name}
                  className={clsx(
                    alignment(type),
                    changed[at]?.[row] && 'operator-trial-changed',
                  )}
                >
                  {texts[row]}
                  {changed[at]?.[row] && <Differs />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CopyTable
        names={columns.map(({name}) => name)}
        cells={columns.map(({texts}) => texts)}
      />
    </div>
  );
}
