import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import ScrollBox from '../Figure/ScrollBox';
import {formatNumber, formatPercent} from '../Figure/numbers';
import styles from './styles.module.css';
import {share, sumUp} from './sums';
import type {Sums} from './sums';
import type {ConfusionMatrixProps} from './types';
import {validateConfusionMatrix} from './validate';

export type {ConfusionMatrixProps} from './types';

function percent(value: number | undefined): string {
  return value === undefined ? 'none' : formatPercent(value);
}

/** Passes the share of a cell in its column to the style sheet. */
function shade(part: number, whole: number): CSSProperties {
  const value = Math.round((share(part, whole) ?? 0) * 100) / 100;
  return {'--share': value} as CSSProperties;
}

function Head({labels}: {readonly labels: readonly string[]}): ReactNode {
  return (
    <thead>
      <tr>
        <td colSpan={2} rowSpan={2} />
        <th scope="colgroup" colSpan={labels.length}>
          Actual
        </th>
        <th scope="col" rowSpan={2}>
          Sum
        </th>
        <th scope="col" rowSpan={2}>
          Class precision
        </th>
      </tr>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type BodyProps = {
  readonly labels: readonly string[];
  readonly counts: readonly (readonly number[])[];
  readonly sums: Sums;
};

function Body({labels, counts, sums}: BodyProps): ReactNode {
  return (
    <tbody>
      {counts.map((row, predicted) => (
        <tr key={labels[predicted]}>
          {predicted === 0 && (
            <th
              scope="rowgroup"
              rowSpan={labels.length}
              className={styles.predicted}
            >
              <span>Predicted</span>
            </th>
          )}
          <th scope="row">{labels[predicted]}</th>
          {row.map((count, actual) => (
            <td
              key={labels[actual]}
              className={clsx(
                styles.count,
                predicted === actual && styles.right,
              )}
              style={shade(count, sums.columns[actual] ?? 0)}
            >
              {formatNumber(count)}
            </td>
          ))}
          <td>{formatNumber(sums.rows[predicted] ?? 0)}</td>
          <td>{percent(sums.precision[predicted])}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Foot({labels, sums}: Omit<BodyProps, 'counts'>): ReactNode {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Sum
        </th>
        {sums.columns.map((sum, index) => (
          <td key={labels[index]}>{formatNumber(sum)}</td>
        ))}
        <td>{formatNumber(sums.total)}</td>
        <td />
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          Class recall
        </th>
        {sums.recall.map((value, index) => (
          <td key={labels[index]}>{percent(value)}</td>
        ))}
        <td />
        <td />
      </tr>
    </tfoot>
  );
}

/** How often each class was predicted and how often it was right, as a table. */
export default function ConfusionMatrix(
  props: ConfusionMatrixProps,
): ReactNode {
  validateConfusionMatrix(props);
  const {title, labels, counts} = props;
  const sums = sumUp(counts);
  return (
    <div className={styles.box}>
      <ScrollBox label={`${title}: table`}>
        <table className={styles.matrix}>
          <caption>{title}</caption>
          <Head labels={labels} />
          <Body labels={labels} counts={counts} sums={sums} />
          <Foot labels={labels} sums={sums} />
        </table>
      </ScrollBox>
    </div>
  );
}
