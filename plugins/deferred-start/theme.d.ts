declare module '@theme/RouteScripts' {
  import type {ReactNode} from 'react';

  export default function RouteScripts(): ReactNode;
}

declare module 'react-loadable' {
  import type {ComponentType, ReactNode} from 'react';

  /** A component whose modules are named to the build when it is rendered. */
  export default function Loadable(options: {
    readonly loader: () => Promise<ComponentType>;
    readonly loading: () => ReactNode;
    readonly modules: readonly string[];
  }): ComponentType;
}

declare module '@theme/StartNotice' {
  import type {ReactNode} from 'react';

  export default function StartNotice(): ReactNode;
}

declare module '@docusaurus/core/lib/client/exports/ComponentCreator' {
  import type {ComponentType} from 'react';

  export default function createComponent(
    path: string,
    hash: string,
  ): ComponentType & {preload(): Promise<unknown>};
}

declare module 'react-router-config/esm/react-router-config' {
  // eslint-disable-next-line import-x/no-extraneous-dependencies -- Docusaurus brings it
  export {renderRoutes} from 'react-router-config';
}
