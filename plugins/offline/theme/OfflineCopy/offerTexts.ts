import {translate} from '@docusaurus/Translate';

/** Texts that are there before the control is. */
export function offerTexts() {
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
    network: translate({
      id: 'theme.OfflineCopy.network',
      message:
        'The site cannot be downloaded now, so nothing was saved. Check your connection.',
      description: 'Shown when the download fails',
    }),
  };
}
