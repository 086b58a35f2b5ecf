declare module '@theme/Figure' {
  import type {ComponentProps, ReactNode} from 'react';

  export default function Figure(props: ComponentProps<'figure'>): ReactNode;
}

declare module '@theme/KeyboardShortcuts' {
  import type {ReactNode} from 'react';

  export default function KeyboardShortcuts(): ReactNode;
}

declare module '@theme/KeyboardShortcuts/groups' {
  /** Keys that belong together. */
  export type ShortcutGroup = {
    readonly title: string;
    readonly shortcuts: readonly {
      /** Ways to press them, each the names of keys that are pressed together. */
      readonly keys: readonly (readonly string[])[];
      readonly does: string;
    }[];
  };

  /** All keys of the site, in the reader's language. */
  export default function shortcutGroups(): readonly ShortcutGroup[];
}

declare module '@theme-original/KeyboardShortcuts/groups' {
  export {default} from '@theme/KeyboardShortcuts/groups';
}
