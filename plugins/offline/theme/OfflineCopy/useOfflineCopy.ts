import {useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import * as client from '../../client/offlineCopy';
import type {SavedCopy, SaveProblem} from '../../client/offlineCopy';
import type {Offer, Progress} from '../../shared/copy';

/** What a reader sees of the copy. */
export type OfflineView =
  /** Not known yet, or the browser cannot save a site. */
  | {readonly state: 'hidden'}
  | {readonly state: 'none'}
  /** The size is requested. */
  | {readonly state: 'asking'}
  | ({readonly state: 'offered'} & Offer)
  | ({readonly state: 'saving'} & Progress)
  | ({readonly state: 'saved'} & SavedCopy)
  | {readonly state: 'removing'}
  | {readonly state: 'failed'; readonly problem: SaveProblem};

/** What a reader can do with the copy. */
export type OfflineActions = ReturnType<typeof actionsOn>;

function actionsOn(
  baseUrl: string,
  setView: (next: (current: OfflineView) => OfflineView) => void,
) {
  const show = (view: OfflineView) => setView(() => view);
  /** Changes the view, unless the reader has done something else meanwhile. */
  const showAfter = (state: OfflineView['state'], next: OfflineView) =>
    setView((current) => (current.state === state ? next : current));

  async function act(pending: OfflineView, work: Promise<OfflineView>) {
    show(pending);
    try {
      showAfter(pending.state, await work);
    } catch (error) {
      const problem = client.problemOf(error);
      showAfter(pending.state, {state: 'failed', problem});
    }
  }
  async function follow(worker: Promise<ServiceWorker>): Promise<OfflineView> {
    await client.whenSaved(baseUrl, await worker, (progress) =>
      showAfter('saving', {state: 'saving', ...progress}),
    );
    return {state: 'saved', ...(await client.findCopy(baseUrl))!};
  }
  const save = (worker: Promise<ServiceWorker>) =>
    act({state: 'saving', loaded: 0, total: 1}, follow(worker));

  return {
    async look() {
      const copy = await client.findCopy(baseUrl);
      const worker = copy ? undefined : await client.findSaving(baseUrl);
      if (worker) {
        await save(Promise.resolve(worker));
      } else {
        show(copy ? {state: 'saved', ...copy} : {state: 'none'});
      }
    },
    prepare: () =>
      act(
        {state: 'asking'},
        client
          .requestOffer(baseUrl)
          .then((offer) => ({state: 'offered', ...offer})),
      ),
    save: () => save(client.startSaving(baseUrl)),
    remove: () =>
      act(
        {state: 'removing'},
        client.removeCopy(baseUrl).then(() => ({state: 'none'})),
      ),
    dismiss: () => show({state: 'none'}),
  };
}

/** The copy of the site on this device, and what a reader can do with it. */
export function useOfflineCopy(): [OfflineView, OfflineActions] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [view, setView] = useState<OfflineView>({state: 'hidden'});
  const actions = useMemo(() => actionsOn(baseUrl, setView), [baseUrl]);
  useEffect(() => {
    if ('serviceWorker' in navigator) {
      // Where storage is blocked, the reader learns it from an attempt to save.
      actions.look().catch(() => setView({state: 'none'}));
    }
  }, [actions]);
  return [view, actions];
}
