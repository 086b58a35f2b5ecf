declare module '@theme/ModalDialog' {
  import type {ReactNode} from 'react';

  /** Props of a dialog, which is open as long as it is drawn. */
  export type Props = {
    /** Heading and accessible name. */
    readonly title: string;
    readonly children: ReactNode;
    /** Called when a reader has closed it; takes it out. */
    readonly onClose: () => void;
  };

  export default function ModalDialog(props: Props): ReactNode;
}

declare module '@theme/Figure' {
  import type {ComponentProps, ReactNode} from 'react';

  export type Props = ComponentProps<'figure'>;

  export default function Figure(props: Props): ReactNode;
}

declare module '@theme/KeyboardShortcuts' {
  import type {ReactNode} from 'react';

  export default function KeyboardShortcuts(): ReactNode;
}

declare module '@theme/KeyboardShortcuts/groups' {
  /** What keys do. */
  export type Shortcut = {
    /** Ways to the same end, each the names of keys that are pressed together. */
    readonly keys: readonly (readonly string[])[];
    readonly does: string;
  };

  /** Keys that belong together. */
  export type ShortcutGroup = {
    readonly title: string;
    readonly shortcuts: readonly Shortcut[];
  };

  /** All keys of the site, in the reader's language. */
  export default function shortcutGroups(): readonly ShortcutGroup[];
}

declare module '@theme-original/KeyboardShortcuts/groups' {
  export {default} from '@theme/KeyboardShortcuts/groups';
}
