declare module '@theme/RouteScripts' {
  import type {ReactNode} from 'react';

  export default function RouteScripts(): ReactNode;
}

declare module '@theme/StartNotice' {
  import type {ReactNode} from 'react';

  export default function StartNotice(): ReactNode;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

declare module 'react-router-config/esm/react-router-config' {
  // eslint-disable-next-line import-x/no-extraneous-dependencies -- Docusaurus brings it
  export {renderRoutes} from 'react-router-config';
}
