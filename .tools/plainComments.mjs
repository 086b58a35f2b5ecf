/** Patterns of comments that readers stumble over, each with what to write instead. */
const PATTERNS = [
  [
    /^(?:What|Whether|How)\b/,
    'begin with a noun phrase for a value, a verb for a function, or "True if" for a flag',
  ],
  [/\b(?:that|those) of\b/i, 'repeat the noun'],
  [
    /\bstands? (?:for|in|at|on|before|behind|there)\b/i,
    'write is, has, or represents',
  ],
  [
    /\bas (?:a|an|the|its|each|\w+) (?:\w+ )?has (?:it|them)\b/i,
    'name the source',
  ],
  [/\bask(?:s|ed)? for\b/i, 'write needs, requests, or requires'],
  [/\bat the most\b/i, 'write at most or maximum'],
  [/\bof (?:its|their) own\b/i, 'write its own, their own, or separate'],
  [/\bin front of\b/i, 'write before'],
  [/\bblanks?\b(?! lines?)/i, 'write spaces'],
  [/\b(?:is|be|are) had\b/i, 'write is available'],
  [/\banew\b/i, 'write again, or a verb with re-'],
  [/\bany more\b/i, 'write no longer'],
  [/\bbeside\b/i, 'write next to, with, or in addition to'],
];

/** Text of a comment without the stars and line breaks of its block. */
const textOf = ({value}) =>
  value
    .replace(/^\*/, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim();

/** Text without code and quotations, which are not ours to write. */
const prose = (text) => text.replace(/`[^`]*`|'[^']*'|"[^"]*"/g, '');

/** Rejects comments that make sense only to someone who has read the code below them. */
const plain = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {stumble: '"{{found}}": {{advice}}.'},
  },
  create: ({report, sourceCode}) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        const text = prose(textOf(comment));
        for (const [pattern, advice] of PATTERNS) {
          const found = pattern.exec(text)?.[0];
          if (found) {
            report({
              loc: comment.loc,
              messageId: 'stumble',
              data: {found, advice},
            });
          }
        }
      }
    },
  }),
};

/** ESLint plugin with the rule on comments. */
export default {rules: {plain}};
