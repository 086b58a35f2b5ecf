import type {ComponentType, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasOrigin} from './origin';

/** Wraps a component that writes absolute links: it renders nothing if the origin of the site is unknown. */
export function onlyWithOrigin<Props extends object>(
  Component: ComponentType<Props>,
) {
  return function OnlyWithOrigin(props: Props): ReactNode {
    const {siteConfig} = useDocusaurusContext();
    return hasOrigin(siteConfig) ? <Component {...props} /> : null;
  };
}
