import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '../../../../../src/theme/DocBreadcrumbs/StructuredData';

vi.mock('@theme-original/DocBreadcrumbs/StructuredData', () => ({
  default: ({breadcrumbs}: Props) =>
    breadcrumbs
      .map(({label, href}) => `${label}: ${href ?? 'none'}`)
      .join(', '),
}));

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  findFirstSidebarItemLink: ({items}: {items: {href: string}[]}) =>
    items[0]?.href,
}));

const link = (label: string) => ({
  type: 'link' as const,
  label,
  href: `/docs/${label}`,
});

const category = (label: string, href?: string, items = [link('first')]) => ({
  type: 'category' as const,
  label,
  href,
  items,
  collapsed: false,
  collapsible: true,
});

it('names each category, with the address of its first page if it has none', () => {
  const breadcrumbs = [
    category('Operators', '/docs/operators'),
    category('Trees'),
    category('Empty', undefined, []),
    link('forest'),
  ];
  expect(
    renderToStaticMarkup(<StructuredData breadcrumbs={breadcrumbs} />),
  ).toBe(
    'Operators: /docs/operators, Trees: /docs/first, Empty: none, forest: /docs/forest',
  );
});
