import type {Settings} from './types';

/** Settings that remember which of them have been read. */
export type WatchedSettings = {
  readonly settings: Settings;
  /** Names of the settings that have not been read. */
  readonly unread: () => readonly string[];
};

/** Watches which settings are read. Listing the names reads all of them. */
export function watchedSettings(settings: Settings): WatchedSettings {
  const unread = new Set(Object.keys(settings));
  return {
    settings: new Proxy(settings, {
      get(target, name: string) {
        unread.delete(name);
        return target[name];
      },
      ownKeys(target) {
        unread.clear();
        return Reflect.ownKeys(target);
      },
    }),
    unread: () => [...unread],
  };
}
