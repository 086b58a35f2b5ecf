import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/**
 * A category with a generated index page that lists its pages, one line for
 * each.
 */
function group(
  label: string,
  slug: string,
  description: string,
  items: Items,
): Items[number] {
  return {
    type: 'category',
    label,
    description,
    link: {type: 'generated-index', slug, title: label, description},
    items,
  };
}

/** A category with a written index page. */
function chapter(label: string, id: string, items: Items): Items[number] {
  return {type: 'category', label, link: {type: 'doc', id}, items};
}

const docsSidebar: Items = [
  'intro',
  chapter('Tutorial', 'tutorial/index', [
    'tutorial/bring-in',
    'tutorial/prepare',
    'tutorial/train',
    'tutorial/deploy',
    'tutorial/schedule',
    'tutorial/sample-data',
  ]),
  'where-things-are',
  'assistant',
  'glossary',
  chapter('Projects', 'projects/index', [
    'projects/create',
    'projects/versions',
    'projects/atlassian',
  ]),
  group(
    'Data',
    '/data',
    'Bring data into a project: upload files, connect to other systems, and read the native table format.',
    [
      'data/files',
      'data/european-formats',
      'data/check',
      'data/load-new-rows',
      'data/format',
      group(
        'Connections',
        '/data/connect',
        'Connect a project to cloud storage, databases, a mail server, a CRM, or a language model.',
        [
          'data/connect/amazon-s3',
          'data/connect/azure-blob',
          'data/connect/azure-data-lake-gen2',
          'data/connect/google-cloud',
          'data/connect/dropbox',
          'data/connect/sharepoint',
          'data/connect/database',
          'data/connect/copy-a-table',
          'data/connect/in-database-processing',
          'data/connect/salesforce',
          'data/connect/smtp',
          'data/connect/llm',
        ],
      ),
    ],
  ),
  chapter('Workflow Designer', 'workflow/index', [
    'workflow/input-output',
    'workflow/several-workflows',
    'workflow/compare-models',
    'workflow/explain-predictions',
    'workflow/classify-texts',
    'workflow/find-anomalies',
    'workflow/copilot',
  ]),
  group(
    'Automated machine learning',
    '/auto',
    'Build and judge models from a data table without drawing a workflow.',
    [
      group(
        'Auto Machine Learning',
        '/auto/machine-learning',
        'Train classification and regression models step by step, then read their results.',
        [
          'auto/machine-learning/steps',
          'auto/machine-learning/inspect',
          'auto/machine-learning/binary',
          'auto/machine-learning/multiclass',
          'auto/machine-learning/regression',
        ],
      ),
      'auto/clustering',
      'auto/forecasting',
      'auto/monthly-forecast',
      'auto/feature-engineering',
    ],
  ),
  group(
    'Python',
    '/python',
    'Work with Python in notebooks and workspaces, and call it from a workflow.',
    [
      'python/notebooks',
      'python/workspaces',
      'python/coding-environment',
      'python/execute',
      'python/own-code',
    ],
  ),
  group(
    'Generative AI',
    '/generative-ai',
    'Prompt, ground, evaluate, and build with large language models.',
    [
      'generative-ai/capabilities',
      'generative-ai/prompt-studio',
      'generative-ai/operators',
      'generative-ai/retrieval-augmented-generation',
      'generative-ai/documents',
      'generative-ai/evaluate-an-llm',
    ],
  ),
  group(
    'Deployment',
    '/deploy',
    'Put a workflow or a model to work: as a web service, on a schedule, or one click away.',
    [
      'deploy/rest-api',
      'deploy/schedule',
      'deploy/failed-runs',
      'deploy/alerts',
      'deploy/shortcut',
      'deploy/python-model',
      'deploy/large-language-model',
      'deploy/agent',
      'deploy/autoscaling',
    ],
  ),
  group(
    'MLOps',
    '/MLOps',
    'Register models, watch them in production, and decide when to retrain.',
    [
      'MLOps/model-registry',
      'MLOps/model-ops',
      'MLOps/retrain',
      'MLOps/deployment-health',
    ],
  ),
  group(
    'Visualization',
    '/visualization',
    'Show results in Panopticon dashboards and in apps.',
    [
      'visualization/panopticon',
      group(
        'Apps',
        '/visualization/apps',
        'Build apps for readers of results.',
        ['visualization/apps/create', 'visualization/apps/maps'],
      ),
    ],
  ),
  'refresh',
  group(
    'Administration',
    '/admin',
    'Manage people, resources, and network access of a tenant.',
    ['admin/identity-and-access', 'admin/resource-management', 'admin/vpn'],
  ),
  group(
    'Migration',
    '/migration',
    'Move existing projects and workflows to AI Cloud.',
    ['migration/tool', 'migration/extension', 'migration/by-hand'],
  ),
  chapter('Recipes', 'recipes/index', [
    {type: 'autogenerated', dirName: 'recipes'},
  ]),
  chapter('Operators', 'operators/index', [
    {type: 'autogenerated', dirName: 'operators'},
  ]),
];

export default {docsSidebar} satisfies SidebarsConfig;
