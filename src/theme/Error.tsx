import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
// Not a documented export, but the theme's own error page uses it, too.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

/** Default context for parts of the layout that read the route. */
const NO_ROUTE = {plugin: {name: 'error-page', id: 'default'}};

/** Crash page. It is shown when more than the content of a page fails. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={NO_ROUTE}>
      {/* If the layout itself fails, the content is shown without it. */}
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
