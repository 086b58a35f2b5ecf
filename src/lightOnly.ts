import type {Plugin} from '@docusaurus/types';

/** A rule of a style sheet, in PostCSS. */
type Rule = {
  readonly selectors: readonly string[];
  readonly remove: () => void;
};

/** Selectors of the dark color mode, as they start in themes. */
const DARK = /^(?:html|:root)?\[data-theme=(['"]?)dark\1\]/;

/** PostCSS plugin that removes the rules of the dark color mode. */
export const withoutDark = {
  postcssPlugin: 'without-dark',
  Rule(rule: Rule): void {
    if (rule.selectors.every((selector) => DARK.test(selector))) {
      rule.remove();
    }
  },
};

/** Plugin for a site that is always light. */
export const lightOnly = (): Plugin => ({
  name: 'light-only',
  configurePostCss: (options) => ({
    ...options,
    plugins: [...options.plugins, withoutDark],
  }),
});
