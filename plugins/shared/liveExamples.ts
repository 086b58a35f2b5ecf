import type {Root} from 'mdast';
import type {Parameter} from './record/parameter';

/** A port of an operator, as far as live examples use it. */
export type ExamplePort = {
  readonly name: string;
  readonly type: string;
  readonly many?: boolean;
};

/** The record of an operator, as far as live examples use it. */
export type ExampleOperator = {
  readonly inputs: readonly ExamplePort[];
  readonly outputs: readonly ExamplePort[];
  readonly parameters: readonly Parameter[];
  /** The field `live` as it is written; absent: the page has no live example. */
  readonly live?: unknown;
};

/** A page that may have a live example. */
export type ExamplePage = {
  /** Path in the folder of the docs, with `/`. */
  readonly relative: string;
  readonly record: ExampleOperator;
  /** Markdown below the front matter. */
  readonly content: string;
};

/** A live example, as the page of its operator needs it. */
export type LiveExample = {
  /** Module that computes the example, as pages import it. */
  readonly run: string;
  /** Data that the example starts with, which pages load as JSON. */
  readonly trial: unknown;
  /** Text that the heading of the section with the example starts with; absent: the heading of all operators. */
  readonly section?: string;
};

/** Examples that readers can try: the part that `operator-lab` has in the pages of `operator-pages`. */
export type LiveExamples = {
  /** Returns what is wrong with the field `live` of a record, as text that follows the name of the field. */
  readonly check: (operator: ExampleOperator) => readonly string[];
  /**
   * Returns the live example of a page, or what is wrong with the page. Returns neither if the record has no field `live`.
   * @param heading Text that the heading of the section with the example starts with, unless the record names another.
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
   * @param modules The code that computes the example, and its start.
   */
  readonly insert: (
    tree: Root,
    heading: string,
    modules: {readonly run: string; readonly trial: string},
  ) => void;
  /** Path in the site of the component behind the button, which all pages with an example share. */
  readonly component: string;
  /** Glob in the site of the modules that compute examples: pages are checked again when one appears or goes. */
  readonly watched: string;
};
