import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
// Not among the documented exports; the theme's own error page uses it too.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

/** What the layout's parts ask for, where no route has set it. */
const NO_ROUTE = {plugin: {name: 'error-page', id: 'default'}};

/** The crash page, shown when more than the content of a page fails. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={NO_ROUTE}>
      {/* The layout itself may be what fails: then the content stands alone. */}
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>
            {translate({
              id: 'help.error.title',
              message: 'Page Error',
              description: 'Title of the page that shows a crash',
            })}
          </title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
