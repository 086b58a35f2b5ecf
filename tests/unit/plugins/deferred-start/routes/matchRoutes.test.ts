/* Docusaurus installs this package. */
/* eslint-disable import-x/no-extraneous-dependencies */
import {matchRoutes as original} from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
/* eslint-enable import-x/no-extraneous-dependencies */
import {describe, expect, it} from 'vitest';
import {matchRoutes} from '../../../../../plugins/deferred-start/routes/matchRoutes';
import type {Route} from '../../../../../plugins/deferred-start/routes/matchRoutes';

const ROUTES: readonly Route[] = [
  {path: '/help/blog', exact: true},
  {path: '/help/blog/:id', exact: true},
  {path: '/help/blog/named', exact: true},
  {
    path: '/help/docs',
    routes: [
      {
        path: '/help/docs',
        routes: [
          {path: '/help/docs/Files', exact: true},
          {path: '/help/docs/deploy/', exact: true},
          {path: '/help/docs/deploy/rest-api', exact: true},
        ],
      },
    ],
  },
  {path: '/help/docs/below', exact: true},
  {path: '/help/', exact: true},
  {path: '*'},
];

describe('matchRoutes', () => {
  it.each([
    '/help/blog',
    '/help/blog/',
    '/help/blog/named',
    '/help/docs',
    '/help/docs/files',
    '/help/docs/deploy',
    '/help/docs/deploy/',
    '/help/docs/deploy/rest-api',
    '/help/docs/below',
    '/help/docs/none',
    '/help',
    '/help/',
    '/help//',
    '/',
    '',
    '/else',
  ])('matches %j as react-router-config does', (pathname) => {
    const expected = original(ROUTES as RouteConfig[], pathname);
    expect(matchRoutes(ROUTES, pathname)).toEqual(expected);
  });
});
