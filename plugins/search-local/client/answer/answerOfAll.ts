import {noAnswer} from '../../shared/answer';
import type {Question, SearchAnswer} from '../../shared/answer';
import type {LoadedIndex} from '../load/indexLoader';
import {answerOf} from './answerOf';
import type {AnswerWithTexts} from './answerOf';

const union = (lists: readonly (readonly string[])[]): string[] =>
  Array.from(new Set(lists.flat()));

/**
 * Merges the answers of several locales, with the reader's locale first. Results
 * are sorted by score. If a locale has the words as typed, locales with corrected
 * words are left out.
 */
export function mergeAnswers(
  answers: readonly {readonly locale: string; readonly answer: SearchAnswer}[],
  {query, limit}: Question,
): SearchAnswer {
  if (answers.length <= 1) {
    return answers[0]?.answer ?? noAnswer(query);
  }
  const readersLocale = answers[0]!.locale;
  const asTyped = answers.filter(
    ({answer}) =>
      answer.results.length > 0 && answer.correctedQuery === undefined,
  );
  const merged = asTyped.length > 0 ? asTyped : answers;
  const found = merged.map(({answer}) => answer);
  return {
    ...found[0]!,
    results: merged
      .flatMap(({locale, answer}) =>
        answer.results.map((result) =>
          locale === readersLocale ? result : {...result, locale},
        ),
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, limit),
    total: found.reduce((sum, {total}) => sum + total, 0),
    terms: union(found.map(({terms}) => terms)),
    suggestions: union(found.map(({suggestions}) => suggestions)),
  };
}

/** Answers a question from several indexes, with the index of the reader's locale first. */
export function answerOfAll(
  indexes: readonly LoadedIndex[],
  question: Question,
): AnswerWithTexts {
  const answers = indexes.map((loaded) => ({
    locale: loaded.index.locale,
    ...answerOf(loaded, question),
  }));
  const merged = (parts: Parameters<typeof mergeAnswers>[0]) =>
    mergeAnswers(parts, question);
  const loadTexts = async () =>
    merged(
      await Promise.all(
        answers.map(async ({locale, answer, loadTexts: load}) => ({
          locale,
          answer: (await load?.()) ?? answer,
        })),
      ),
    );
  return {
    answer: merged(answers),
    ...(answers.some(({loadTexts: load}) => load) && {loadTexts}),
  };
}
