import path from 'node:path';
import remarkFigures from '../plugins/figures/remark';
import {markdownCopies} from '../plugins/markdown-copies/config';
import {
  asElement,
  nothing,
  pagesIn,
  textOf,
} from '../plugins/markdown-copies/flatten/components';
import type {ComponentCopy} from '../plugins/markdown-copies/flatten/types';
import type {Options} from '../plugins/markdown-copies/options';
import {element, text} from '../plugins/figures/drawing/nodes';
import {glossary} from './glossary';
import {landingCopy} from './landingCopy';
import {operators} from './operatorReference';
import {origin} from './origin';

/** Where the help says what its marks mean. */
const LEGEND = '/docs/intro#marks-on-these-pages';

const before: ComponentCopy = ({role = '', time = ''}, children) => [
  element('dl', {}, [
    element('dt', {}, [text('Role')]),
    element('dd', {}, [text(role)]),
    element('dt', {}, [text('Time')]),
    element('dd', {}, [text(time)]),
    element('dt', {}, [text('You need')]),
    element('dd', {}, children),
  ]),
];

const expect: ComponentCopy = (_props, children) => [
  element('p', {}, [text('You should see:')]),
  ...children,
];

const unverified: ComponentCopy = (_props, children) => {
  const mark = element('span', {}, [
    text(' '),
    element('a', {href: LEGEND}, [text('Not verified in the product')]),
  ]);
  return [...children, mark];
};

/** All operators are too much for one reading: folders lead on to them. */
const catalog: ComponentCopy = (props, children) => [
  element('p', {}, [
    text('Folders first; all operators of one are listed in its '),
    element('code', {}, [text('llms.txt')]),
    text(', such as '),
    element('a', {href: '/docs/operators/blending/llms.txt'}, [
      text('that of Blending'),
    ]),
    text('.'),
  ]),
  ...pagesIn('docs/operators')(props, children),
];

const options: Options = {
  origin: origin.isKnown ? origin.url : '',
  description:
    'Help of a cloud platform for data science: guides, News, and a reference of operators, the steps of workflows.',
  sections: [
    {
      folder: 'docs',
      title: 'Guides',
      description:
        'How to prepare data, build models, deploy them, and keep them healthy.',
      listed: true,
    },
    {
      folder: 'docs/operators',
      title: 'Operators',
      description:
        'What each operator takes, gives, and does, with its parameters and an example.',
      split: true,
    },
    {
      folder: 'docs/operators/extensions',
      title: 'Operators of extensions',
      description: 'Operators that come with an extension.',
      split: true,
    },
    {
      folder: 'blog',
      title: 'News',
      description: 'What has changed, with its date.',
    },
  ],
  components: {
    Before: before,
    Expect: expect,
    Unverified: unverified,
    ConnectionFields: textOf('docs/_partials/connection-fields.mdx'),
    RenewSecrets: textOf('docs/_partials/renew-secrets.mdx'),
    UseConnection: textOf('docs/_partials/use-connection.mdx'),
    OperatorCatalog: catalog,
    OperatorTerm: asElement('dt'),
    OperatorTrial: nothing,
  },
  pages: [
    {
      route: '',
      title: 'Altair AI Cloud',
      description:
        'Guides, News, and the operator reference of Altair AI Cloud: prepare data, build models, deploy them, and keep them healthy.',
      markdown: landingCopy,
    },
  ],
};

/** Copies of pages in Markdown, and files that list them. */
export const markdown = markdownCopies(path.dirname(__dirname), options, [
  operators.remarkPlugin,
  glossary,
  remarkFigures,
]);
