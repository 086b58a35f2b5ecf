import type {Question} from '../../shared/answer';
import type {LoadedIndex} from '../load/indexLoader';
import {answerOf} from './answerOf';
import type {AnswerWithTexts} from './answerOf';
import {mergeAnswers} from './mergeAnswers';

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
