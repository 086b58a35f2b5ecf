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

/** Returns the names of the scripts that only a page's own route needs. Docusaurus lists them by path and a hash. */
const namesFor = (path: string): string[] => {
  const paths = matchRoutes(routes, path).map(({route}) => route.path);
  return Object.entries(chunkNames as Readonly<Record<string, Names>>)
    .filter(([key]) => paths.includes(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => flat(names));
};

/**
 * Names the scripts of a page's route to the build, so that the HTML has the
 * addresses of all of them. Docusaurus collects them while it renders, but by
 * names other than those in its list of files.
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
