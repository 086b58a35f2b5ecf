import type {Element} from 'hast';
import type {Language} from '../drawing/language';
import {numberFormat} from '../drawing/numbers';
import {dataTable} from '../drawing/table';
import type {Cell} from '../drawing/table';
import type {Matrix} from './read';

const add = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0);

/**
 * Creates the table of a confusion matrix, with sums, precision, and recall.
 */
export function matrixTable(
  {title, labels, counts}: Matrix,
  {locale, texts}: Language,
): Element {
  const number = numberFormat(locale);
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const percent = numberFormat(locale, {style: 'percent', ...digits});
  const share = (part = 0, whole = 0) =>
    whole === 0 ? texts.none : percent(part / whole);
  const named = (text: string) =>
    labels.map((label) => text.replace('{label}', () => label));
  const predicted = named(texts.predicted);
  const sums = labels.map((_, at) => add(counts.map((row) => row[at] ?? 0)));
  const countCell = (count: number, row: number, column: number): Cell => {
    const shade = Math.round((5 * count) / (sums[column] || 1));
    const right = row === column ? ['figure-right'] : [];
    return [
      number(count),
      {className: ['figure-count', `figure-shade-${shade}`, ...right]},
    ];
  };
  return dataTable(
    ['', ...named(texts.actual), texts.sum, texts.precision],
    [
      ...counts.map((row, at) => [
        predicted[at] ?? '',
        ...row.map((count, column) => countCell(count, at, column)),
        number(add(row)),
        share(row[at], add(row)),
      ]),
      [texts.sum, ...[...sums, add(sums)].map(number), ''],
      [
        texts.recall,
        ...sums.map((sum, at) => share(counts[at]?.[at], sum)),
        '',
        '',
      ],
    ],
    title,
  );
}
