import {createStorageSlot} from '@docusaurus/theme-common';
import {indexFor} from '../../client/indexFor';
import type {IndexLocation, SearchSettings} from '../../shared/types';

/** The index for the page that the reader is on, which may be one that has not started. */
export function readersIndex({indexes}: SearchSettings): IndexLocation {
  const tag = document.querySelector<HTMLMetaElement>(
    'meta[name="docusaurus_tag"]',
  )?.content;
  // As the docs plugin keeps the choice of its version menu.
  return indexFor(indexes, tag, (instance) =>
    createStorageSlot(`docs-preferred-version-${instance}`).get(),
  );
}
