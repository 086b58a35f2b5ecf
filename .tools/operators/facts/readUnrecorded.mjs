/** Whether the notes on an operator say that a list may lack something. */
function isDoubted(list, {doubts = []}) {
  return doubts.some((doubt) => doubt.startsWith(`${list}:`));
}

/**
 * Lists that are empty because the facts know nothing, rather than because
 * there is nothing: all that are empty where parameters are unknown, those
 * that a doubt names, and the inner process of a loop.
 */
export function readUnrecorded(fact, record) {
  const isUnknown =
    fact.parameters_from === 'unknown' || fact.source === 'none';
  return ['inputs', 'outputs', 'subprocesses', 'parameters'].filter(
    (list) =>
      record[list].length === 0 &&
      (list === 'subprocesses'
        ? /^Loop\b/.test(fact.title ?? '')
        : isUnknown || isDoubted(list, fact)),
  );
}
