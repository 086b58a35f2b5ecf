declare module '@theme/PrintSection' {
  import type {ReactNode} from 'react';

  export default function PrintSection(): ReactNode;
}
