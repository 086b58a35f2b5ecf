import path from 'node:path';
import type {Configuration} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleConfig} from './bundle/config';

/** Makes pages hold under a strict Content-Security-Policy with Trusted Types. */
export default function pluginStrictPolicy({baseUrl}: LoadContext): Plugin {
  const isDev = process.env.NODE_ENV !== 'production';
  return {
    name: 'strict-policy',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['icons.css', 'progressBar.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    // The dev server sends no policy.
    configureWebpack: (config, isServer) =>
      isDev ? {} : bundleConfig(config as Configuration, {baseUrl, isServer}),
  };
}
