/** Encodings that a text can be sent in, the smallest first. */
const ENCODINGS = ['br', 'gzip'];

/** Weight of each encoding that a header names; 1 where none is said. */
function weights(acceptEncoding) {
  return new Map(
    acceptEncoding.split(',').map((part) => {
      const [name, ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((one) => one.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
}

/**
 * The encoding that a client with this `Accept-Encoding` likes best; of equal
 * ones the smallest. Undefined where it wants the text as it is.
 */
export function encodingFor(acceptEncoding = '') {
  const weighed = weights(acceptEncoding);
  const weightOf = (name) => weighed.get(name) ?? weighed.get('*') ?? 0;
  return ENCODINGS.filter((name) => weightOf(name) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  )[0];
}
