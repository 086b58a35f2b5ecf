import type {QueryProblem} from '../../shared/answer';

/** Whether a page must match a clause, must not, or better does. */
export type Presence = 'optional' | 'required' | 'prohibited';

/** One thing that a query asks for. */
export type Clause = {
  /** The words in order; more than one for an identifier or a phrase. */
  readonly words: readonly string[];
  /** All words as one, where a text may have them so: `knn` for k-NN. */
  readonly joined?: string;
  /** Other words that mean the same, each a list in order; weaker than the words themselves. */
  readonly synonyms?: readonly (readonly string[])[];
  readonly presence: Presence;
  /** Number of the one field to look in; all fields when undefined. */
  readonly field?: number;
  /** Edits that a term may be away from the word. */
  readonly edits: number;
  /** Factor of the clause's weight. */
  readonly boost: number;
  /** Whether the words must stand together, in this order. */
  readonly isPhrase: boolean;
  /** Whether the reader may still be typing the last word. */
  readonly isLast: boolean;
  /** Whether it says so little that a page may lack it ('how', 'to'). */
  readonly isMinor: boolean;
};

/** A query as read. */
export type ParsedQuery = {
  readonly clauses: readonly Clause[];
  /** Whether it uses the query syntax, and is run as it is written. */
  readonly isSyntax: boolean;
  readonly problem?: QueryProblem;
  /** Pieces that look like syntax and are read as text. */
  readonly asText?: readonly string[];
};
