import {keepLatest} from '../keepLatest';
import type {SearchQuestion} from '../messages';

/** Answers kept, of some kilobytes each. */
const MAX_ANSWERS = 100;

/** What tells a question from all others that have another answer. */
export function questionKey({
  query,
  filters,
  limit,
  from,
}: SearchQuestion): string {
  return JSON.stringify([query, filters, limit, from]);
}

/** Answers to questions that were likely to come, as JSON: most are never asked for. */
export class PrefetchedAnswers {
  private readonly byKey = new Map<string, string>();

  /** Keeps an answer; the oldest falls away where there are too many. */
  keep(key: string, json: string): void {
    keepLatest(this.byKey, key, json, MAX_ANSWERS);
  }

  /** The answer to a question, if it was looked for. */
  get(question: SearchQuestion): string | undefined {
    return this.byKey.get(questionKey(question));
  }

  /** Drops all: the index is loaded anew. */
  clear(): void {
    this.byKey.clear();
  }
}
