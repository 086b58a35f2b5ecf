declare module '@theme-init/DocBreadcrumbs' {
  import type {ReactNode} from 'react';

  export default function DocBreadcrumbs(): ReactNode;
}

declare module '@theme-init/BlogPostItem/Header/Info' {
  export {default} from '@theme/BlogPostItem/Header/Info';
}

declare module '@theme-init/SkipToContent' {
  export {default} from '@theme/SkipToContent';
}

declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';

  export default function PageMenu(): ReactNode;
}
