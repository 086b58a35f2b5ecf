declare module '@theme-init/Layout/Provider' {
  export {default} from '@theme/Layout/Provider';
}

declare module '@theme/RouteScripts' {
  import type {ReactNode} from 'react';

  export default function RouteScripts(): ReactNode;
}
