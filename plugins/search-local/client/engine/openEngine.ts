import type {OpenTransport} from '../searchClient';

/** The channel to the engine that the option `engine` names. It runs in the page, where it may use all that a browser has. */
export const openEngine: OpenTransport = (onResponse, onError) => {
  const handler = import('./engineHandler').then(({createEngineHandler}) =>
    createEngineHandler(() => import('./engineModule'), onResponse),
  );
  return {
    post: (request) => {
      handler
        .then((handle) => handle(request))
        .catch((error: Error) => onError(error.message));
    },
    close: () => undefined,
  };
};
