import type {ResultKind} from './answer';
import type {DocumentType} from './document';

/** A section as the index file keeps it. */
export type StoredSection = {
  readonly title: string;
  /** Id of its heading; undefined for what stands before the first heading. */
  readonly anchor?: string;
};

/** A page as the index file keeps it; its sections are the documents of the index. */
export type StoredPage = {
  /** Path from the origin, with base URL. */
  readonly route: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** Whether it lists what other pages explain. */
  readonly isList?: boolean;
  /** Labels of all sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  /** At least one: the page's beginning, with the title of the page. */
  readonly sections: readonly StoredSection[];
};
