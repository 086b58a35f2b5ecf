declare module '@theme/SearchBar' {
  import type {ReactNode} from 'react';

  export default function SearchBar(): ReactNode;
}

declare module '@theme/SearchBar/shortcuts' {
  /** Keys of the search: groups with a title, each with ways to press keys and what they do. */
  export default function searchShortcutGroups(): {
    readonly title: string;
    readonly shortcuts: readonly {
      readonly keys: readonly (readonly string[])[];
      readonly does: string;
    }[];
  }[];
}
