/** Name of a parameter as records write it: underscores for blanks. */
export const nameOf = (name) => name.replaceAll(' ', '_');

/** A list of one value as that value. */
export const single = (values) => (values.length === 1 ? values[0] : values);

/** The object without fields that are undefined. */
export function defined(fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
}

/** A note as a whole sentence: a capital letter at the start, a full stop at the end. */
export function asSentence(note) {
  const text = note.trim().replace(/[.;]$/, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
