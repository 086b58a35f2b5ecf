declare module '@theme/OperatorTerm' {
  import type {ReactNode} from 'react';

  /** Props of a term that can be linked to. */
  export type Props = {
    readonly id: string;
    readonly name: string;
    readonly children: ReactNode;
  };

  export default function OperatorTerm(props: Props): ReactNode;
}

declare module '@theme/OperatorFold' {
  import type {ReactNode} from 'react';

  /** Props of a fold: a summary, and what it hides. */
  export type Props = {
    readonly children: ReactNode;
  };

  export default function OperatorFold(props: Props): ReactNode;
}

declare module '@theme/OperatorCatalog' {
  import type {ReactNode} from 'react';

  /** An operator in the catalog. */
  export type CatalogEntry = {
    readonly title: string;
    /** Path of its page from the origin of the site. */
    readonly href: string;
    /** One sentence. */
    readonly text: string;
    /** Categories above it, outermost first. */
    readonly path: readonly string[];
    readonly kind: string;
    /** Types of its inputs and outputs, each once. */
    readonly takes: readonly string[];
    readonly gives: readonly string[];
    readonly tags: readonly string[];
    /** Name of where its facts come from; empty: not told. */
    readonly source: string;
    /** Capabilities that it has, always or in some settings. */
    readonly can: readonly string[];
    /** Those of its capabilities that depend on settings. */
    readonly depends: readonly string[];
    readonly deprecated: boolean;
    /** Whether readers can try other settings on its page. */
    readonly live: boolean;
  };

  /** The catalog as it is shipped. */
  export type PackedCatalog = {
    /** The entries as lists of values, one for each field: these are smaller when compressed. */
    readonly fields: {
      readonly [Field in keyof CatalogEntry]?: readonly CatalogEntry[Field][];
    };
    /** Names of codes in the order in which they are offered, by the part of the filter. */
    readonly names: Readonly<
      Record<'source' | 'label' | 'handles', Readonly<Record<string, string>>>
    >;
  };

  /** Props of the catalog: all operators, by title. */
  export type Props = {
    readonly entries: PackedCatalog;
  };

  export default function OperatorCatalog(props: Props): ReactNode;
}
