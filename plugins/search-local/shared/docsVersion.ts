/** A version of an instance of the docs plugin. */
export type DocsVersion = {
  /** Id of the instance. */
  readonly instance: string;
  readonly name: string;
};

/** What the pages of a version have in their meta element `docusaurus_tag`. */
export function versionTag({instance, name}: DocsVersion): string {
  return `docs-${instance}-${name}`;
}
