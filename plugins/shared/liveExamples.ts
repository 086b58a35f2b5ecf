import type {Root} from 'mdast';
import type {Parameter} from './record/parameter';

/** Anchor of the live example on its page. */
export const TRIAL_ANCHOR = 'try-it';

/** The fields of a port that live examples use. */
export type ExamplePort = {
  readonly name: string;
  readonly type: string;
  readonly many?: boolean;
};

/** The fields of an operator's record that live examples use. */
export type ExampleOperator = {
  readonly inputs: readonly ExamplePort[];
  readonly outputs: readonly ExamplePort[];
  readonly parameters: readonly Parameter[];
  /**
   * Field `live` as written. Absent if the page does not have a live example.
   */
  readonly live?: unknown;
};

/** A page that can have a live example. */
export type ExamplePage = {
  /** Path relative to the docs folder, with `/`. */
  readonly relative: string;
  readonly record: ExampleOperator;
  /** Markdown below the front matter. */
  readonly content: string;
};

/** Live example of an operator page. */
export type LiveExample = {
  /** Import path of the module that computes the example. */
  readonly run: string;
  /** Initial data of the example, which pages load as JSON. */
  readonly trial: unknown;
  /**
   * Start of the heading above the example. Absent if the example uses the
   * default heading.
   */
  readonly section?: string;
};

/**
 * Interface of the live examples that `operator-lab` adds to the pages of
 * `operator-pages`.
 */
export type LiveExamples = {
  /**
   * Returns the mistakes in the field `live` of a record. Each text follows the
   * name of the field.
   */
  readonly check: (operator: ExampleOperator) => readonly string[];
  /**
   * Returns the live example of a page, or the mistakes in the page. Returns
   * neither if the record does not have a field `live`.
   * @param heading Start of the heading above the example, unless the record
   * sets another.
   */
  readonly exampleOf: (
    page: ExamplePage,
    heading: string,
  ) => {
    readonly problems: readonly string[];
    readonly example?: LiveExample;
  };
  /**
   * Adds the button that opens the example to the end of a section.
   * @param modules Import paths of the module that computes the example, and of
   * its initial data.
   */
  readonly insert: (
    tree: Root,
    heading: string,
    modules: {readonly run: string; readonly trial: string},
  ) => void;
  /** Files of the components that pages share, relative to the site. */
  readonly components: readonly string[];
  /**
   * Glob of the modules that compute examples. When one is added or removed,
   * pages are checked again.
   */
  readonly watched: string;
};
