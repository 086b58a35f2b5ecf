function cell(value) {
  const text = value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Converts rows with the same keys to CSV: commas, a header, LF, and an empty
 * cell for null.
 */
export function toCsv(rows) {
  const lines = [Object.keys(rows[0]), ...rows.map(Object.values)];
  return lines.map((line) => `${line.map(cell).join(',')}\n`).join('');
}

/**
 * Repeats the rows at `places` further down, after `distance` rows, like an
 * export that runs twice.
 */
export function withRepeats(rows, places, distance) {
  return rows.flatMap((row, at) =>
    places.includes(at - distance) ? [row, rows[at - distance]] : [row],
  );
}
