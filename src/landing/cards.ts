import {translate} from '@docusaurus/Translate';
import type {Highlight} from '../components/Highlights';
import type {LandingCard} from '../components/LandingCards';

/** The three cards on the landing page, as specified. */
export const landingCards = (): readonly LandingCard[] => [
  {
    title: translate({message: 'Documentation'}),
    text: translate({message: 'Complete platform documentation'}),
    to: '/docs/intro',
    drawing:
      'M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10M9 8h5',
  },
  {
    title: translate({message: 'Get Started'}),
    text: translate({message: 'Jumpstart and intro videos'}),
    to: '/docs/tutorial/',
    drawing: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l5.5-3.5z',
  },
  {
    title: translate({message: 'Support'}),
    text: translate({message: 'Enterprise customer help'}),
    to: '/docs/intro#get-help',
    drawing:
      'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM19 19c0 1.7-2.2 2.5-5 2.5',
  },
];

/** Highlight of the tutorial, for readers who learn by doing. */
export const tutorial = (): Highlight => ({
  title: translate({message: 'Tutorial'}),
  label: translate({message: 'From a file to a weekly score'}),
  to: '/docs/tutorial/',
  text: translate({
    message:
      'A tour in pictures and five parts with data to download: find out which customers are about to leave, let another program query the model, and score a list every Monday.',
  }),
});

/** Highlight of the recipes, for readers with a task. */
export const recipes = (): Highlight => ({
  title: translate({message: 'What do you want to do?'}),
  label: translate({message: 'Recipes'}),
  to: '/docs/recipes/',
  text: translate({
    message:
      'One task on each page: a small workflow with its settings, its result, and the table after each step.',
  }),
});
