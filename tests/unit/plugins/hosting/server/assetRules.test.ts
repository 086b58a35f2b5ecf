import {expect, it} from 'vitest';
import {assetRules} from '../../../../../plugins/hosting/server/assetRules';

it('turns off inlining in rules of all levels and leaves other rules', () => {
  const inlining = {
    loader: '/node_modules/url-loader/dist/cjs.js',
    options: {limit: 10_000, name: 'a'},
  };
  const other = {loader: '/node_modules/css-loader/dist/cjs.js'};
  expect(
    assetRules([
      '...',
      undefined,
      {test: /\.png$/, use: [inlining, other, 'raw-loader']},
      {oneOf: [{use: [inlining]}, {type: 'asset'}]},
    ]),
  ).toEqual([
    '...',
    undefined,
    {
      test: /\.png$/,
      use: [
        {...inlining, options: {limit: false, name: 'a'}},
        other,
        'raw-loader',
      ],
    },
    {
      oneOf: [
        {use: [{...inlining, options: {limit: false, name: 'a'}}]},
        {type: 'asset'},
      ],
    },
  ]);
});
