import type {DocumentType} from './document';
import type {Question, ResultKind, SearchAnswer} from './answer';
import type {DocsVersion} from './docsVersion';
import type {IndexLocation} from './types';

/** What an engine is asked. */
export type EngineQuestion = Question & {
  /** Locale and docs version that are searched, and where the files of their index would be. */
  readonly location: IndexLocation;
};

/** What the module of an engine exports; it runs in the page. */
export type SearchEngine = {
  /**
   * Answers a question, in the terms of the search box. A rejection is shown
   * as a search that does not work for now; the next question comes all the same.
   */
  readonly search: (question: EngineQuestion) => Promise<SearchAnswer>;
  /** Loads what a first search needs, as a reader seems about to ask. */
  readonly warmUp?: (location: IndexLocation) => Promise<void>;
};

/** A section of a page, as a line of `search-sections-{name}.jsonl` has it. */
export type SectionRecord = {
  /** Its number in the file, from 0. Sections of a page follow each other. */
  readonly id: number;
  /** Path from the origin, with `#hash` for a section below a heading. */
  readonly route: string;
  /** Title of the page. */
  readonly title: string;
  /** The heading above the section; none for the beginning of a page. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Tags and keywords of the page. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  readonly kind: ResultKind;
  readonly type: DocumentType;
  readonly isDeprecated: boolean;
  readonly locale: string;
  /** The docs version of the file; left out for that of the newest docs. */
  readonly version?: DocsVersion;
};

/** What an index of an engine is made from. */
export type EngineInput = {
  readonly sections: readonly SectionRecord[];
  /** Name of the index, for names of files: locale, and docs version where it is not the newest. */
  readonly name: string;
  readonly locale: string;
  /** Absolute path of the folder that the locale is built to. */
  readonly outDir: string;
};

/** An engine in place of the plugin's own. */
export type EngineOption = {
  /** The module for the browser, a `SearchEngine`: a package, or a path, which may begin at the site. */
  readonly module: string;
  /** Makes the index when the site is built, for engines that have it among the files of the site. */
  readonly build?: (input: EngineInput) => Promise<void>;
};
