declare module '@theme/BaseUrlIssueBanner' {
  import type {ReactNode} from 'react';

  export default function BaseUrlIssueBanner(): ReactNode;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

declare module 'nprogress' {
  const nprogress: {configure(options: {template: string}): void};
  export default nprogress;
}
