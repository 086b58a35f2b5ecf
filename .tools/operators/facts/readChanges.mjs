import {asSentence} from './words.mjs';

/** Notes that no pattern makes whole sentences of. */
const SENTENCES = {
  'later another computation of the median':
    'Since then, the median is computed in another way.',
  'later stricter checks for empty tables and tables without regular column, and label and cluster column agree with the model':
    'Since then, empty tables and tables without a regular column are checked more strictly, and label and cluster column agree with the model.',
  'default coding was unique integers until then, dummy coding later':
    'Until then, the default coding was unique integers. Later, it is dummy coding.',
  'until then one sheet name, later a list of sheet names':
    'Until then, there was one sheet name. Later, there is a list of sheet names.',
  'another eigenvalue routine is used later, so signs of components can differ':
    'Since then, another eigenvalue routine is used, so signs of components can differ.',
  'the parser for expressions was replaced; older functions only up to then':
    'Since then, expressions have another parser. Some older functions exist only up to then.',
  'later the newer data core does the work: columns in changed order or type may behave differently; data management setting only before':
    'Since then, the newer data core does the work, and columns of another order or type can give another result. The data management setting exists only before.',
  'later averages of integer columns are rounded and fractions refused':
    'Since then, averages of integer columns are rounded, and fractions are refused.',
};

/** Notes that tell a reader nothing. */
const SAYS_NOTHING = /no use found in this version|^rewritten between/;

function aboutOf(change) {
  if (SENTENCES[change]) {
    return SENTENCES[change];
  }
  const [, before, after] =
    /^until then (.+?)(?:; later (.+))?$/.exec(change) ?? [];
  if (before) {
    return [`Until then, ${before}`, after && `Later, ${after}`]
      .filter(Boolean)
      .map(asSentence)
      .join(' ');
  }
  return asSentence(change.replace(/^later (?=.)/, 'since then, '));
}

/**
 * @typedef {{last_old_version?: string, change: string}} ChangeFact
 */

/**
 * Changes of behavior that old workflows may meet, the oldest first; those without a version are left out.
 * @param {{changes?: readonly ChangeFact[]}} fact
 */
export function readChanges({changes = []}) {
  return changes
    .filter(
      ({last_old_version: until, change}) =>
        until && !SAYS_NOTHING.test(change),
    )
    .map(({last_old_version: until, change}) => ({
      until,
      about: aboutOf(change),
    }))
    .sort((a, b) => a.until.localeCompare(b.until, 'en', {numeric: true}));
}

/**
 * Notes on changes that are not in the record.
 * @param {{changes?: readonly ChangeFact[]}} fact
 */
export function otherChanges({changes = []}) {
  return changes
    .filter(
      ({last_old_version: until, change}) =>
        !until || SAYS_NOTHING.test(change),
    )
    .map(({last_old_version: until, change}) =>
      until ? `up to ${until}: ${change}` : change,
    );
}
