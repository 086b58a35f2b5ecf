import type {Plugin} from '@docusaurus/types';

/** A rule of a style sheet, as PostCSS has it. */
type Rule = {
  readonly selectors: readonly string[];
  readonly remove: () => void;
};

/** Selectors of the dark color mode, as themes begin them. */
const DARK = /^(?:html|:root)?\[data-theme=(['"]?)dark\1\]/;

/** PostCSS plugin that leaves out the rules of the dark color mode. */
export const withoutDark = {
  postcssPlugin: 'without-dark',
  Rule(rule: Rule): void {
    if (rule.selectors.every((selector) => DARK.test(selector))) {
      rule.remove();
    }
  },
};

/** Plugin of a site that is always light. */
export const lightOnly = (): Plugin => ({
  name: 'light-only',
  configurePostCss: (options) => ({
    ...options,
    plugins: [...options.plugins, withoutDark],
  }),
});
