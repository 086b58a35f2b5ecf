import type {Highlight} from './components/Highlights';
import type {LandingCard} from './components/LandingCards';
import type {Topic} from './components/TopicList';

/** The three ways in, as the specification names them. */
export const CARDS: readonly LandingCard[] = [
  {
    title: 'Documentation',
    text: 'Complete platform documentation',
    to: '/docs/intro',
    drawing:
      'M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10M9 8h5',
  },
  {
    title: 'Get Started',
    text: 'Jumpstart and intro videos',
    to: '/docs/tutorial/',
    drawing: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l5.5-3.5z',
  },
  {
    title: 'Support',
    text: 'Enterprise customer help',
    to: '/docs/intro#get-help',
    drawing:
      'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM19 19c0 1.7-2.2 2.5-5 2.5',
  },
];

/** The way in for readers who learn by doing. */
export const TUTORIAL: Highlight = {
  title: 'Tutorial',
  label: 'From a file to a weekly score',
  to: '/docs/tutorial/',
  text: 'A tour in pictures and five parts with data to download: find out which customers are about to leave, let another program ask, and score a list every Monday.',
};

/** Subjects with the pages that readers want first. */
export const TOPICS: readonly Topic[] = [
  {
    title: 'Projects and data',
    links: [
      {label: 'Create a project', to: '/docs/projects/create'},
      {label: 'Upload and link files', to: '/docs/data/files'},
      {label: 'Connect to a database', to: '/docs/data/connect/database'},
      {label: 'Connect to Amazon S3', to: '/docs/data/connect/amazon-s3'},
    ],
  },
  {
    title: 'Build models',
    links: [
      {label: 'Workflow Designer', to: '/docs/workflow/'},
      {label: 'Auto Machine Learning', to: '/docs/auto/machine-learning/steps'},
      {label: 'Auto Clustering', to: '/docs/auto/clustering'},
      {label: 'Notebooks', to: '/docs/python/notebooks'},
    ],
  },
  {
    title: 'Generative AI',
    links: [
      {label: 'Capabilities', to: '/docs/generative-ai/capabilities'},
      {label: 'Prompt Studio', to: '/docs/generative-ai/prompt-studio'},
      {
        label: 'Retrieval augmented generation',
        to: '/docs/generative-ai/retrieval-augmented-generation',
      },
    ],
  },
  {
    title: 'Deploy and monitor',
    links: [
      {label: 'REST API', to: '/docs/deploy/rest-api'},
      {label: 'Schedules', to: '/docs/deploy/schedule'},
      {label: 'Autoscaling', to: '/docs/deploy/autoscaling'},
      {label: 'Model Ops', to: '/docs/MLOps/model-ops'},
    ],
  },
  {
    title: 'Show results',
    links: [
      {label: 'Panopticon', to: '/docs/visualization/panopticon'},
      {label: 'Create an app', to: '/docs/visualization/apps/create'},
    ],
  },
  {
    title: 'Administer',
    links: [
      {label: 'Identity and access', to: '/docs/admin/identity-and-access'},
      {label: 'Resource management', to: '/docs/admin/resource-management'},
      {label: 'VPN', to: '/docs/admin/vpn'},
      {label: 'Migrate projects', to: '/docs/migration/tool'},
    ],
  },
];
