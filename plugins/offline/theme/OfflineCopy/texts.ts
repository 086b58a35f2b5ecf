import {translate} from '@docusaurus/Translate';
import type {SaveProblem} from '../../client/offlineCopy';
import type {OfflineView} from './useOfflineCopy';

/** Names of the control and its buttons. */
export function offlineLabels() {
  return {
    group: translate({
      id: 'theme.OfflineCopy.group',
      message: 'Copy for offline reading',
      description: 'Accessible name of what saves the site in the footer',
    }),
    offer: translate({
      id: 'theme.OfflineCopy.offer',
      message: 'Save for offline',
      description: 'Button of the footer that asks for the size of the site',
    }),
    save: translate({
      id: 'theme.OfflineCopy.save',
      message: 'Save',
      description: 'Button that saves the site, beside its size',
    }),
    cancel: translate({
      id: 'theme.OfflineCopy.cancel',
      message: 'Cancel',
      description: 'Button that gives up saving the site',
    }),
    remove: translate({
      id: 'theme.OfflineCopy.remove',
      message: 'Remove',
      description: 'Button that removes the saved site from the device',
    }),
    tryAgain: translate({
      id: 'theme.OfflineCopy.tryAgain',
      message: 'Try again',
      description: 'Button shown when the site could not be saved',
    }),
  };
}

/** What went wrong, and what to do about it. */
const problemTexts = (): Readonly<Record<SaveProblem, string>> => ({
  network: translate({
    id: 'theme.OfflineCopy.network',
    message:
      'The site cannot be downloaded now, so nothing was saved. Check your connection.',
    description: 'Shown when the download fails',
  }),
  full: translate({
    id: 'theme.OfflineCopy.full',
    message:
      'There is not enough space on this device, so nothing was saved. Free some space, and try again.',
    description: 'Shown when the quota of the browser is exceeded',
  }),
  blocked: translate({
    id: 'theme.OfflineCopy.blocked',
    message:
      'Your browser does not allow this site to store data. Allow site data, and do not use a private window.',
    description: 'Shown when the browser blocks storage',
  }),
  interrupted: translate({
    id: 'theme.OfflineCopy.interrupted',
    message:
      'The download was interrupted, so nothing was saved. Keep a page of the site open during the download.',
    description: 'Shown when the browser has ended the download',
  }),
});

const megabytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  }).format(bytes / 1e6);

/** What a screen reader is told with each change; readers see it as well. */
export function offlineText(view: OfflineView, locale: string): string {
  switch (view.state) {
    case 'asking':
      return translate({
        id: 'theme.OfflineCopy.asking',
        message: 'Asking for the size...',
        description: 'Shown until the size of the site is known',
      });
    case 'offered':
      return translate(
        {
          id: 'theme.OfflineCopy.offered',
          message:
            '{pages} pages to read offline: {download} to download, {room} on this device.',
          description: 'What saving the site takes, before it begins',
        },
        {
          pages: view.pages.toLocaleString(locale),
          download: megabytes(view.bytes, locale),
          room: megabytes(view.savedBytes, locale),
        },
      );
    case 'saving':
      return translate({
        id: 'theme.OfflineCopy.saving',
        message: 'Saving for offline...',
        description: 'Shown beside the progress of saving the site',
      });
    case 'saved':
      return translate(
        {
          id: 'theme.OfflineCopy.saved',
          message: 'Saved for offline: {pages} pages, {date}',
          description: 'What is saved on this device, and since when',
        },
        {
          pages: view.pages.toLocaleString(locale),
          date: new Intl.DateTimeFormat(locale, {dateStyle: 'medium'}).format(
            view.savedAt,
          ),
        },
      );
    case 'removing':
      return translate({
        id: 'theme.OfflineCopy.removing',
        message: 'Removing...',
        description: 'Shown while the saved site is being removed',
      });
    case 'failed':
      return problemTexts()[view.problem];
    default:
      return '';
  }
}
