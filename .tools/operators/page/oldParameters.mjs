import {nameOf} from '../facts/words.mjs';

const shown = (name) => `\`${nameOf(name).replaceAll('_', ' ')}\``;

/** What differs between two parameters of a name, as far as it fits into a cell. */
function difference(old, next) {
  return old.default !== next.default && next.default !== undefined
    ? `, default \`${String(next.default)}\``
    : '';
}

/**
 * Rows of the table that leads from the parameters of a deprecated operator to
 * those of its successor: the same names are matched, the rest is to be written.
 */
export function oldParameters(fact, successor) {
  const parameters = fact.parameters ?? [];
  if (parameters.length === 0) {
    return '';
  }
  const byName = new Map(
    (successor?.parameters ?? []).map((one) => [nameOf(one.name), one]),
  );
  return [
    '| Old parameter | New |',
    '| --- | --- |',
    ...parameters.map((old) => {
      const next = byName.get(nameOf(old.name));
      return `| ${shown(old.name)} | ${next ? shown(next.name) + difference(old, next) : '{/* Write the new parameter, or "none". */}'} |`;
    }),
  ].join('\n');
}
