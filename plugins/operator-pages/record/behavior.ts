import {Joi} from '@docusaurus/utils-validation';
import {problemIf} from '../../shared/record/problem';
import {
  mapOf,
  objectOf,
  OPTIONAL_TEXT,
  row,
  text,
} from '../../shared/record/schemas';
import type {ValuesOf} from '../../shared/record/schemas';

/**
 * Subjects of behavior rows, in display order. A topic can have several rows,
 * one for each case.
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

type BehaviorTopic = (typeof BEHAVIOR_TOPICS)[number];

type TypeOfVerdict = {
  /** Sentence that replaces a missing note. */
  readonly sentence: string;
  /** The mark next to the sentence. Default: the name of the verdict. */
  readonly mark?: string;
};

/** Verdicts: a closed list, so that readers can compare operators. */
export const VERDICTS = {
  error: {sentence: 'The workflow stops with an error.'},
  warning: {sentence: 'The workflow continues, and a warning is logged.'},
  ignored: {sentence: 'Skipped.'},
  kept: {sentence: 'Unchanged.'},
  used: {sentence: 'Used like any other.'},
  'not used': {sentence: 'Not used in the computation.'},
  required: {sentence: 'Required.'},
  changed: {sentence: 'A different value, order, or type in the result.'},
  removed: {sentence: 'Not in the result.'},
  replaced: {sentence: 'Replaced with something new.'},
  added: {sentence: 'New in the result.'},
  filled: {sentence: 'Filled with a value.'},
  missing: {sentence: 'The result is a missing value.'},
  zero: {sentence: 'The result is 0.'},
  empty: {sentence: 'The result has no rows.'},
  'value of its own': {
    sentence: 'Counted as one more value.',
    mark: 'separate value',
  },
  included: {sentence: 'The limit itself is included (<= or >=).'},
  excluded: {sentence: 'The limit itself is excluded (< or >).'},
  first: {sentence: 'The first one counts.'},
  last: {sentence: 'The last one counts.'},
  'first class': {sentence: 'The first class counts.'},
  all: {sentence: 'All of them count.'},
  'own result': {
    sentence: 'Each has a separate result.',
    mark: 'separate results',
  },
  repeatable: {sentence: 'Each run returns the same result.'},
  random: {sentence: 'The result depends on random numbers.'},
} as const satisfies Readonly<Record<string, TypeOfVerdict>>;

export type Verdict = keyof typeof VERDICTS;

/** Returns the sentence and the mark of a verdict. */
export function verdictOf(verdict: Verdict): TypeOfVerdict {
  return VERDICTS[verdict];
}

const BEHAVIOR = {
  topic: row<BehaviorTopic>(
    Joi.string()
      .valid(...BEHAVIOR_TOPICS)
      .required(),
  ),
  verdict: row<Verdict>(
    Joi.string()
      .valid(...Object.keys(VERDICTS))
      .required(),
  ),
  /**
   * Sentences about the case, in Markdown. Absent if the verdict's sentence is
   * enough.
   */
  note: OPTIONAL_TEXT,
};

/** Behavior of an operator in one case. An unknown case has no row. */
export type BehaviorRow = ValuesOf<typeof BEHAVIOR>;

/**
 * Reference to a shared row by its name in the file of the option `behavior`.
 */
export type BehaviorUse = {readonly use: string};

/** Schema of a row or a reference to a shared row. */
export const behaviorOrUse = Joi.alternatives().conditional(
  Joi.object({use: Joi.exist()}).unknown(),
  {then: Joi.object({use: text.required()}), otherwise: objectOf(BEHAVIOR)},
);

export const sharedBehaviorSchema = mapOf(objectOf(BEHAVIOR));

export type SharedBehavior = Readonly<Record<string, BehaviorRow>>;

/**
 * Replaces references to shared rows with the rows, and lists invalid
 * references.
 */
export function expandBehavior(
  rows: readonly (BehaviorRow | BehaviorUse)[],
  shared: SharedBehavior,
): {readonly behavior: BehaviorRow[]; readonly problems: string[]} {
  const known = Object.keys(shared).join(', ');
  return {
    behavior: rows.flatMap((row) =>
      'use' in row ? (shared[row.use] ?? []) : row,
    ),
    problems: rows.flatMap((row) =>
      problemIf(
        'use' in row && !shared[row.use],
        `uses "${(row as BehaviorUse).use}", which is not one of ${known || 'the shared rows: there are none'}`,
      ),
    ),
  };
}

/** Returns false for a row that only states what every reader expects. */
export function saysSomething({topic, verdict, note}: BehaviorRow): boolean {
  const isExpected =
    verdict === 'kept' && (topic === 'columns' || topic === 'input data');
  return note !== undefined || !isExpected;
}
