import {proseOf} from '../support/prose';
import type {Page, Problem} from '../support/page';

/** A forbidden pattern of prose, with advice on rewriting it. */
export type PhraseRule = {readonly pattern: RegExp; readonly advice: string};

/**
 * Style: empty phrases, phrases that hide the actor, and phrases that need a
 * mouse.
 */
export const FORBIDDEN_PHRASES: readonly PhraseRule[] = [
  {pattern: /\bclick here\b/i, advice: 'name the target of the link'},
  {
    pattern: /\b(simply|easily|obviously|of course|please)\b/i,
    advice: 'leave it out',
  },
  {pattern: /\bjust\b/i, advice: 'leave it out, or write "only"'},
  {pattern: /\bin order to\b/i, advice: 'write "to"'},
  {pattern: /\b(utili[sz]e[sd]?|leverages?d?)\b/i, advice: 'write "use"'},
  {
    // After a parenthesis, 'robust' is part of an operator name, as in Append
    // (Robust). So it is before 'Principal Component'.
    pattern:
      /\b(seamless(ly)?|(?<!\()robust(ly)?(?! principal component)|powerful|cutting-edge|world-class)\b/i,
    advice: 'say what it does',
  },
  {pattern: /\b(e\.g\.|i\.e\.|etc\.)/i, advice: 'write "for example"'},
  {pattern: /\bnote that\b/i, advice: 'leave it out'},
  {
    pattern: /\b(TODO|FIXME|TBD|coming soon|lorem ipsum)\b/i,
    advice: 'finish the page',
  },
  {pattern: / -- |—/, advice: 'use a comma, a colon, or two sentences'},
  {pattern: /[“”‘’]/, advice: 'use straight quotes'},
  {pattern: /!(\s|$)/, advice: 'end the sentence with a full stop'},
];

/** Terms of the product. Other words for the same thing confuse readers. */
export const TERMINOLOGY: readonly PhraseRule[] = [
  {pattern: /\bworkspaces? server\b/i, advice: 'write "workspace"'},
  {
    pattern: /\b(the|a|your|this|each|every) process(es)? (designer|canvas)\b/i,
    advice: 'write "Workflow Designer"',
  },
  // Operators and AI Studio say 'macro', so a page can mention it next to the
  // term.
  {
    pattern: /\b(the|a|your|this) macros?\b(?! average)/i,
    advice: 'write "workflow variable"',
  },
  // Create ExampleSet is an operator name.
  {pattern: /\b(?<!Create )example ?sets?\b/i, advice: 'write "data table"'},
  {pattern: /\bAutoML\b|\bAuto-ML\b/, advice: 'write "Auto ML"'},
  {pattern: /\bworkflow designer\b/, advice: 'write "Workflow Designer"'},
  {pattern: /\bModelOps\b/, advice: 'write "Model Ops"'},
  {pattern: /\bthe catalog\b/i, advice: 'write "Data Assets > Files"'},
  {pattern: /\bRapidMiner AI Cloud\b/, advice: 'write "Altair AI Cloud"'},
  {pattern: /\bREST-API\b|\bRest API\b/, advice: 'write "REST API"'},
];

/** Finds prose that matches a rule. */
export function checkPhrases(
  {file, tree}: Page,
  rules: readonly PhraseRule[],
): Problem[] {
  return proseOf(tree).flatMap(({text, line}) =>
    rules.flatMap(({pattern, advice}) => {
      const found = pattern.exec(text);
      return found
        ? [{file, line, message: `"${found[0].trim()}": ${advice}`}]
        : [];
    }),
  );
}
