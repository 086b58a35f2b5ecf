import {translate} from '@docusaurus/Translate';
import type {Topic} from '../components/TopicList';

/** Topics with their most important pages. */
export const topics = (): readonly Topic[] => [
  {
    title: translate({message: 'Projects and data'}),
    links: [
      [translate({message: 'Create a project'}), '/docs/projects/create'],
      [translate({message: 'Upload and link files'}), '/docs/data/files'],
      [
        translate({message: 'Connect to a database'}),
        '/docs/data/connect/database',
      ],
      [
        translate({message: 'Connect to Amazon S3'}),
        '/docs/data/connect/amazon-s3',
      ],
    ],
  },
  {
    title: translate({message: 'Build models'}),
    links: [
      [translate({message: 'Workflow Designer'}), '/docs/workflow/'],
      [
        translate({message: 'Auto Machine Learning'}),
        '/docs/auto/machine-learning/steps',
      ],
      [translate({message: 'Auto Clustering'}), '/docs/auto/clustering'],
      [translate({message: 'Notebooks'}), '/docs/python/notebooks'],
    ],
  },
  {
    title: translate({message: 'Generative AI'}),
    links: [
      [
        translate({message: 'Capabilities'}),
        '/docs/generative-ai/capabilities',
      ],
      [
        translate({message: 'Prompt Studio'}),
        '/docs/generative-ai/prompt-studio',
      ],
      [
        translate({message: 'Retrieval augmented generation'}),
        '/docs/generative-ai/retrieval-augmented-generation',
      ],
    ],
  },
  {
    title: translate({message: 'Deploy and monitor'}),
    links: [
      [translate({message: 'REST API'}), '/docs/deploy/rest-api'],
      [translate({message: 'Schedules'}), '/docs/deploy/schedule'],
      [translate({message: 'Autoscaling'}), '/docs/deploy/autoscaling'],
      [translate({message: 'Model Ops'}), '/docs/MLOps/model-ops'],
    ],
  },
  {
    title: translate({message: 'Show results'}),
    links: [
      [translate({message: 'Panopticon'}), '/docs/visualization/panopticon'],
      [
        translate({message: 'Create an app'}),
        '/docs/visualization/apps/create',
      ],
    ],
  },
  {
    title: translate({message: 'Administer'}),
    links: [
      [
        translate({message: 'Identity and access'}),
        '/docs/admin/identity-and-access',
      ],
      [
        translate({message: 'Resource management'}),
        '/docs/admin/resource-management',
      ],
      [translate({message: 'VPN'}), '/docs/admin/vpn'],
      [translate({message: 'Migrate projects'}), '/docs/migration/tool'],
    ],
  },
];
