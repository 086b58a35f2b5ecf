import type {OpenTransport} from '../searchClient';
import {channelTo} from '../transport';

/** The channel to the engine that the option `engine` names. It runs in the page, where it may use all that a browser has. */
export const openEngine: OpenTransport = (onResponse, onError) => {
  const service = import('./engineHandler').then(({createEngineHandler}) =>
    createEngineHandler(() => import('./engineModule'), onResponse),
  );
  return channelTo(service, onError);
};
