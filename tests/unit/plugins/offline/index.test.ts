import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {pluginOffline} from '../../../../plugins/offline';
import {DEFAULT_OPTIONS} from '../../../../plugins/offline/options';
import {writeCopy} from '../../../../plugins/offline/server/writeCopy';

type PostBuild = NonNullable<Plugin['postBuild']>;

vi.mock('../../../../plugins/offline/server/writeCopy');

it('lists files when the other plugins have written theirs', async () => {
  let announce!: () => void;
  const written = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const plugins = [{written}, {}] as unknown as LoadedPlugin[];
  const context = {baseUrl: '/help/', i18n: {localeConfigs: {}}};
  const building = pluginOffline(
    context as unknown as LoadContext,
    DEFAULT_OPTIONS,
  ).postBuild!({plugins, outDir: 'build'} as Parameters<PostBuild>[0]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(writeCopy).not.toHaveBeenCalled();
  announce();
  await building;
  expect(writeCopy).toHaveBeenCalledWith(
    'build',
    '/help/',
    DEFAULT_OPTIONS.exclude,
  );
});
