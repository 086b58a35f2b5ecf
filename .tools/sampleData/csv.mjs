function cell(value) {
  const text = value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows, all with the same keys, as CSV: commas, a header, LF, null as an empty cell. */
export function toCsv(rows) {
  const lines = [Object.keys(rows[0]), ...rows.map(Object.values)];
  return lines.map((line) => `${line.map(cell).join(',')}\n`).join('');
}

/** Rows with some repeated further down, as when an export runs twice. */
export function withRepeats(rows, places, distance) {
  return rows.flatMap((row, at) =>
    places.includes(at - distance) ? [row, rows[at - distance]] : [row],
  );
}
