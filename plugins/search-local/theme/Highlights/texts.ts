import {translate} from '@docusaurus/Translate';

/** Every text of the control that ends highlights. */
export function highlightTexts() {
  return {
    region: translate({
      id: 'theme.Highlights.region',
      message: 'Highlighted words',
      description: 'Accessible name of the control that ends highlights',
    }),
    clear: translate({
      id: 'theme.Highlights.clear',
      message: 'Clear highlights',
      description: 'Button that ends the highlights of searched words',
    }),
  };
}
