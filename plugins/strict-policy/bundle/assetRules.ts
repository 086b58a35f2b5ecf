import type {RuleSetRule} from '@rspack/core';

type Rules = readonly (
  RuleSetRule | '...' | false | 0 | '' | null | undefined
)[];

/** The loader with which Docusaurus writes small files into those that need them. */
const INLINES = /[\\/]url-loader[\\/]/;

const optionsOf = ({options}: {options?: string | object}) =>
  typeof options === 'object' ? options : {};

function withoutInlining(rule: Rules[number]): Rules[number] {
  if (!rule || rule === '...') {
    return rule;
  }
  const {use, oneOf} = rule;
  return {
    ...rule,
    ...(oneOf && {oneOf: oneOf.map(withoutInlining) as typeof oneOf}),
    ...(Array.isArray(use) && {
      use: use.map((one) =>
        typeof one === 'object' && INLINES.test(one.loader)
          ? {...one, options: {...optionsOf(one), limit: false}}
          : one,
      ),
    }),
  };
}

/**
 * Rules with which each font and image is a file of its own. A policy allows
 * `data:` addresses for all or for none.
 */
export function assetRules(rules: Rules): Rules {
  return rules.map(withoutInlining);
}
