declare module '@theme/Figure' {
  import type {ComponentProps, ReactNode} from 'react';

  export default function Figure(props: ComponentProps<'figure'>): ReactNode;
}
