import {createElement} from 'react';
import type {ReactNode} from 'react';
/* Docusaurus brings these two. */
// eslint-disable-next-line import-x/no-extraneous-dependencies
import {matchRoutes} from 'react-router-config';
// eslint-disable-next-line import-x/no-extraneous-dependencies
import Loadable from 'react-loadable';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';

type Names = string | {readonly [prop: string]: Names};

const flat = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/** Names of the scripts that a page has in addition to those of every page. A key is a path with a hash at its end. */
const namesFor = (path: string): string[] => {
  const paths = matchRoutes(routes, path).map(({route}) => route.path);
  return Object.entries(chunkNames as Readonly<Record<string, Names>>)
    .filter(([key]) => paths.includes(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => flat(names));
};

/**
 * Names the scripts of a page to the build, so that its HTML has the addresses
 * of all of them. Docusaurus collects them from components that are loaded
 * while it renders, but by other names than those in its list of files.
 */
export default function RouteScripts(): ReactNode {
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  return createElement(
    Loadable({
      loader: () => Promise.resolve(() => null),
      loading: () => null,
      modules: namesFor(pathname),
    }),
  );
}
