import {rmSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {copyFixture, runDocusaurus} from '../support/sites';

/** Source of a page that renders a navbar item. */
const navbarPage = (props: string) => `
import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';

export default function Page() {
  return (
    <LayoutProvider>
      <NavbarItem label="Item" ${props} />
    </LayoutProvider>
  );
}
`;

const VERSION_PAGE = `
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

export default function Page() {
  return useDocsVersion().label;
}
`;

const ROUTE_PAGE = `
import useRouteContext from '@docusaurus/useRouteContext';
import {renderToStaticMarkup} from 'react-dom/server';

function Outside() {
  return useRouteContext().plugin.id;
}

export default function Page() {
  return renderToStaticMarkup(<Outside />);
}
`;

/** Pages that cannot be rendered, each with the build's message. */
const PAGES = [
  [
    'a navbar item of an unknown doc',
    navbarPage('type="doc" docId="gone"'),
    `Couldn't find any doc with id "gone" in version "1.0". Available doc ids are: - other - start`,
  ],
  [
    'a navbar item of an unknown sidebar',
    navbarPage('type="docSidebar" sidebarId="gone"'),
    `Can't find any sidebar with id "gone" in version 1.0". Available sidebar ids are: - defaultSidebar - outside`,
  ],
  [
    'a navbar item of a sidebar without a link',
    navbarPage('type="docSidebar" sidebarId="outside"'),
    `Sidebar with ID "outside" doesn't have anything to be linked to.`,
  ],
  [
    'a versions dropdown of an unknown version',
    navbarPage(
      'type="docsVersionDropdown" versions={["0.1"]} dropdownItemsBefore={[]} dropdownItemsAfter={[]}',
    ),
    `No docs version exist for name '0.1', please verify your 'docsVersionDropdown' navbar item versions config. Available version names: - current - 1.0`,
  ],
  [
    'a page without a default export',
    'export const nothing = 1;\n',
    "doesn't have a default export. This makes it impossible to render anything.",
  ],
  [
    'the context of a version outside a docs page',
    VERSION_PAGE,
    'Hook useDocsVersion is called outside the <DocsVersionProvider>.',
  ],
  [
    'the context of a route outside of every route',
    ROUTE_PAGE,
    'Unexpected: no Docusaurus route context found',
  ],
] as const;

/**
 * Builds all of these pages at once, in a site with a sidebar that does not
 * have any links.
 */
async function buildPages() {
  const pages = PAGES.map(([, page], at) => [`src/pages/bad-${at}.tsx`, page]);
  const siteDir = copyFixture('bad-pages', {
    ...(Object.fromEntries(pages) as Record<string, string>),
    'docusaurus.config.ts': (text) =>
      text.replace(
        'docs: {versions',
        "docs: {sidebarPath: './sidebars.ts', versions",
      ),
    'sidebars.ts':
      "export default {defaultSidebar: ['start', 'other'], outside: [{type: 'html', value: 'Nothing'}]};\n",
    'versioned_sidebars/version-1.0-sidebars.json':
      '{"defaultSidebar": ["start", "other"], "outside": [{"type": "html", "value": "Nothing"}]}',
  });
  const result = await runDocusaurus(siteDir, ['build', '--locale', 'en']);
  rmSync(siteDir, {recursive: true, force: true});
  return result;
}

describe('a build stops, and says of each page why it cannot be drawn', () => {
  let status: number | null = 0;
  /** The build's message for each page, without the stack trace. */
  let reports: readonly string[] = [];

  beforeAll(async () => {
    const result = await buildPages();
    ({status} = result);
    reports = result.output
      .replace(/^ *at .*\n/gm, '')
      .replace(/\s+/g, ' ')
      .split("Can't render static file for pathname ");
  });

  it.each(PAGES)('%s', (name, _, message) => {
    const at = PAGES.findIndex(([other]) => other === name);
    expect(
      reports.find((report) => report.startsWith(`"/base/bad-${at}"`)),
    ).toContain(message);
    expect(status).not.toBe(0);
  });
});
