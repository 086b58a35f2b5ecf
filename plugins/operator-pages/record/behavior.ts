import {Joi} from '@docusaurus/utils-validation';
import {text} from './schemas';

/**
 * What a row on behavior is about, in the order in which rows are shown. A
 * topic may have several rows, each for a case of its own.
 */
export const BEHAVIOR_TOPICS = [
  'missing values',
  'infinite values',
  'numeric columns',
  'nominal columns',
  'date columns',
  'constant columns',
  'columns',
  'roles',
  'weights',
  'row order',
  'duplicates',
  'ties',
  'bounds',
  'no rows',
  'unmatched values',
  'unmatched columns',
  'new data',
  'input data',
  'existing target',
  'randomness',
  'errors',
] as const;

/** What a row on behavior is about. */
export type BehaviorTopic = (typeof BEHAVIOR_TOPICS)[number];

/** Verdicts, with what each says: a closed list, so that readers can compare operators. */
export const VERDICTS = {
  error: 'the workflow stops with an error',
  warning: 'the workflow goes on, and a warning is written',
  ignored: 'it is skipped as if it were not there',
  kept: 'it stays as it is',
  used: 'it takes part in the computation like any other',
  'not used': 'it takes no part in the computation',
  required: 'it has to be there',
  changed: 'it gets another value, order, or type',
  removed: 'it is not in the result',
  replaced: 'something new takes its place',
  added: 'it is new in the result',
  filled: 'it gets a value where there was none',
  missing: 'the result is a missing value',
  zero: 'the result is 0',
  empty: 'the result has no rows',
  'value of its own': 'it counts as one more value',
  included: 'the bound itself belongs to it (<= or >=)',
  excluded: 'the bound itself does not belong to it (< or >)',
  first: 'the first one counts',
  last: 'the last one counts',
  'first class': 'the first class counts',
  all: 'all of them count',
  'own result': 'each has a result of its own',
  repeatable: 'each run gives the same result',
  random: 'random numbers decide',
} as const;

/** A verdict of the closed list. */
export type Verdict = keyof typeof VERDICTS;

/** What happens in a case that readers ask about. What is not known has no row. */
export type BehaviorRow = {
  readonly topic: BehaviorTopic;
  readonly verdict: Verdict;
  /** Sentences on the case, in Markdown; absent where topic and verdict say it all. */
  readonly note?: string;
};

/** A row as a page writes it. */
export const behaviorSchema = Joi.object({
  topic: Joi.string()
    .valid(...BEHAVIOR_TOPICS)
    .required(),
  verdict: Joi.string()
    .valid(...Object.keys(VERDICTS))
    .required(),
  note: text,
});
