/** The part of a bundler rule that is read here; rules can also be falsy or `'...'`. */
type Rule = {readonly use?: unknown; readonly oneOf?: readonly unknown[]};
type Loader = {readonly loader?: string; readonly options?: object};

/** The loader with which Docusaurus inlines small files as `data:` addresses. */
const INLINES = /[\\/]url-loader[\\/]/;

const withoutLimit = (loader: Loader | string) =>
  typeof loader === 'object' && INLINES.test(loader.loader ?? '')
    ? {...loader, options: {...loader.options, limit: false}}
    : loader;

/** Bundler rules with which every font and image is a file: a policy can allow `data:` addresses only for all of them. */
export function assetRules<T>(rules: readonly T[]): T[] {
  return rules.map((rule) => {
    if (typeof rule !== 'object' || rule === null) {
      return rule;
    }
    const {use, oneOf} = rule as Rule;
    return {
      ...rule,
      ...(oneOf && {oneOf: assetRules(oneOf)}),
      ...(Array.isArray(use) && {use: use.map(withoutLimit)}),
    };
  });
}
