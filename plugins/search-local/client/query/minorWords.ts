/** English words that a page need not have for a query that has other words. */
const MINOR_WORDS: ReadonlySet<string> = new Set(
  (
    'a all an and another any are as at be between by can could did do does each every for from get have how i if in into is it ' +
    'its me my need of on or our over per should so some that the their them then there these this to ' +
    'use using via want was we what when where which who why will with without would you your'
  ).split(' '),
);

/** Words that open a question on how to do something. */
const QUESTION =
  /^(how|what|why|when|where|which|who|can|should|do|does|is|are)\b/i;

/** Whether a word says so little that a page may lack it. */
export function isMinorWord(word: string): boolean {
  return MINOR_WORDS.has(word);
}

/** Whether a query reads like a question, which guides answer better than references. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(query.trim());
}
