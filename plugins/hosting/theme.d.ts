declare module '@theme/BaseUrlIssueBanner' {
  import type {ReactNode} from 'react';

  export default function BaseUrlIssueBanner(): ReactNode;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}
