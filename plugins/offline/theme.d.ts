declare module '@theme/OfflineCopy' {
  import type {ReactNode} from 'react';

  export default function OfflineCopy(): ReactNode;
}

declare module '@theme-init/Footer/Layout' {
  import Layout from '@theme/Footer/Layout';

  export * from '@theme/Footer/Layout';
  export default Layout;
}
