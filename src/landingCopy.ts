import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {latestPost} from '../plugins/latest-post';
import {link} from '../plugins/markdown-copies/pages/lines';
import type {CatalogSummary} from '../plugins/operator-pages/catalog/summary';
import {CARDS, TOPICS, TUTORIAL} from './landing';

/** Where the build leaves the numbers of operators that the start page shows. */
const SUMMARY = path.join(
  __dirname,
  '../.docusaurus/operator-pages/default/summary.json',
);

function news(allContent: AllContent): string[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default;
  const post = blog ? latestPost(blog as BlogContent) : null;
  return post
    ? [
        `**News**: ${link(post.title, post.permalink)}`,
        new Intl.DateTimeFormat('en', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(new Date(post.date)),
        post.description,
      ]
    : [];
}

function operators(): string[] {
  const {count, kinds, categories} = JSON.parse(
    readFileSync(SUMMARY, 'utf8'),
  ) as CatalogSummary;
  const list = (counts: CatalogSummary['kinds']) =>
    counts.map((one) => `- ${one.label} ${one.count}`).join('\n');
  return [
    '## Operators',
    `[All ${count} operators from A to Z](/docs/operators/), or those of one kind:`,
    '### By task',
    list(kinds),
    '### By category',
    list(categories),
  ];
}

/** The words of the start page, which is written in React. */
export function landingCopy(allContent: AllContent): string {
  return [
    'Documentation for SaaS Platform',
    CARDS.map(({title, to, text}) => `- [${title}](${to}): ${text}`).join('\n'),
    `**${TUTORIAL.title}**: [${TUTORIAL.label}](${TUTORIAL.to})`,
    TUTORIAL.text,
    ...news(allContent),
    ...operators(),
    '## Find your subject',
    ...TOPICS.flatMap(({title, links}) => [
      `### ${title}`,
      links.map(({label, to}) => `- [${label}](${to})`).join('\n'),
    ]),
  ].join('\n\n');
}
