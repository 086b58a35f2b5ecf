declare module '@theme/PageFeedback' {
  import type {ReactNode} from 'react';

  /** The page that readers are asked about. */
  export type Props = {
    /** Its path from the origin of the site. */
    readonly route: string;
    /** Version of the docs; undefined where there are none. */
    readonly version?: string;
  };

  export default function PageFeedback(props: Props): ReactNode;
}

declare module '@theme-init/DocItem/Footer' {
  export {default} from '@theme/DocItem/Footer';
}

declare module '@theme-init/BlogPostItem/Footer' {
  export {default} from '@theme/BlogPostItem/Footer';
}
