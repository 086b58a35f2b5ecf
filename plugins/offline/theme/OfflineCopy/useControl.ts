import {useCallback, useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {canSave, findWorker} from '../../client/findWorker';
import type {ControlProps} from './Control';

/** What stands in the footer: nothing, the offer to save, or the control of a copy. */
export type Shown =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'offer'; readonly hasFailed: boolean}
  | {
      readonly kind: 'control';
      readonly Control: ComponentType<ControlProps>;
      readonly isAsked: boolean;
    };

/**
 * What stands in the footer, and what brings the control: it is a script of its
 * own, loaded for those who have a copy or ask for one.
 */
export function useControl(): [Shown, (isAsked: boolean) => Promise<void>] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [shown, show] = useState<Shown>({kind: 'nothing'});
  const load = useCallback(async (isAsked: boolean) => {
    try {
      const {default: Control} = await import('./Control');
      show({kind: 'control', Control, isAsked});
    } catch {
      show({kind: 'offer', hasFailed: true});
    }
  }, []);
  useEffect(() => {
    if (canSave()) {
      void findWorker(baseUrl)
        .catch(() => undefined)
        .then((worker) =>
          worker ? load(false) : show({kind: 'offer', hasFailed: false}),
        );
    }
  }, [baseUrl, load]);
  return [shown, load];
}
