declare module '@theme-init/Layout/Provider' {
  export {default} from '@theme/Layout/Provider';
}
