import {translate} from '@docusaurus/Translate';
import type {Topic} from '../components/TopicList';

/** Topics with their most important pages. */
export const topics = (): readonly Topic[] => [
  {
    title: translate({
      id: 'help.landing.topics.projects-and-data',
      message: 'Projects and data',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.create-a-project',
          message: 'Create a project',
        }),
        to: '/docs/projects/create',
      },
      {
        label: translate({
          id: 'help.landing.links.upload-and-link-files',
          message: 'Upload and link files',
        }),
        to: '/docs/data/files',
      },
      {
        label: translate({
          id: 'help.landing.links.connect-to-a-database',
          message: 'Connect to a database',
        }),
        to: '/docs/data/connect/database',
      },
      {
        label: translate({
          id: 'help.landing.links.connect-to-amazon-s3',
          message: 'Connect to Amazon S3',
        }),
        to: '/docs/data/connect/amazon-s3',
      },
    ],
  },
  {
    title: translate({
      id: 'help.landing.topics.build-models',
      message: 'Build models',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.workflow-designer',
          message: 'Workflow Designer',
        }),
        to: '/docs/workflow/',
      },
      {
        label: translate({
          id: 'help.landing.links.auto-machine-learning',
          message: 'Auto Machine Learning',
        }),
        to: '/docs/auto/machine-learning/steps',
      },
      {
        label: translate({
          id: 'help.landing.links.auto-clustering',
          message: 'Auto Clustering',
        }),
        to: '/docs/auto/clustering',
      },
      {
        label: translate({
          id: 'help.landing.links.notebooks',
          message: 'Notebooks',
        }),
        to: '/docs/python/notebooks',
      },
    ],
  },
  {
    title: translate({
      id: 'help.landing.topics.generative-ai',
      message: 'Generative AI',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.capabilities',
          message: 'Capabilities',
        }),
        to: '/docs/generative-ai/capabilities',
      },
      {
        label: translate({
          id: 'help.landing.links.prompt-studio',
          message: 'Prompt Studio',
        }),
        to: '/docs/generative-ai/prompt-studio',
      },
      {
        label: translate({
          id: 'help.landing.topics.generative-ai',
          message: 'Retrieval augmented generation',
        }),
        to: '/docs/generative-ai/retrieval-augmented-generation',
      },
    ],
  },
  {
    title: translate({
      id: 'help.landing.topics.deploy-and-monitor',
      message: 'Deploy and monitor',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.rest-api',
          message: 'REST API',
        }),
        to: '/docs/deploy/rest-api',
      },
      {
        label: translate({
          id: 'help.landing.links.schedules',
          message: 'Schedules',
        }),
        to: '/docs/deploy/schedule',
      },
      {
        label: translate({
          id: 'help.landing.links.autoscaling',
          message: 'Autoscaling',
        }),
        to: '/docs/deploy/autoscaling',
      },
      {
        label: translate({
          id: 'help.landing.links.model-ops',
          message: 'Model Ops',
        }),
        to: '/docs/MLOps/model-ops',
      },
    ],
  },
  {
    title: translate({
      id: 'help.landing.topics.show-results',
      message: 'Show results',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.panopticon',
          message: 'Panopticon',
        }),
        to: '/docs/visualization/panopticon',
      },
      {
        label: translate({
          id: 'help.landing.links.create-an-app',
          message: 'Create an app',
        }),
        to: '/docs/visualization/apps/create',
      },
    ],
  },
  {
    title: translate({
      id: 'help.landing.topics.administer',
      message: 'Administer',
    }),
    links: [
      {
        label: translate({
          id: 'help.landing.links.identity-and-access',
          message: 'Identity and access',
        }),
        to: '/docs/admin/identity-and-access',
      },
      {
        label: translate({
          id: 'help.landing.links.resource-management',
          message: 'Resource management',
        }),
        to: '/docs/admin/resource-management',
      },
      {
        label: translate({id: 'help.landing.links.vpn', message: 'VPN'}),
        to: '/docs/admin/vpn',
      },
      {
        label: translate({
          id: 'help.landing.links.migrate-projects',
          message: 'Migrate projects',
        }),
        to: '/docs/migration/tool',
      },
    ],
  },
];
