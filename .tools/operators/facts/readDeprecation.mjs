/** Why the operator is not to be used, and the first related one in its place. */
export function readDeprecation({id, deprecated_since: since, related}) {
  if (!since && !/(^|\/)deprecated\//.test(id)) {
    return undefined;
  }
  const [successor] = related ?? [];
  return {
    ...(since && {since}),
    ...(successor
      ? {successor: [successor]}
      : {note: 'It is kept for old workflows only.'}),
  };
}
