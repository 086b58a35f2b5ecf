import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import SearchEntry from '@site/src/components/SearchEntry';

/** Content of the 404 page: an explanation, a search, and links. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <div className="row">
        <div className="col col--7 col--offset-2">
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate
              id="theme.NotFound.p1"
              description="The first paragraph of the 404 page"
            >
              There is no page at this address. The page might have moved, or
              the address might contain a typing error.
            </Translate>
          </p>
          <SearchEntry />
          <h2 className="margin-top--lg">
            <Translate id="help.notFound.ways">Continue from here</Translate>
          </h2>
          <ul>
            <li>
              <Link to="/docs/intro">
                <Translate id="help.notFound.intro">
                  Introduction to the platform
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/projects/">
                <Translate id="help.notFound.projects">Projects</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/workflow/">
                <Translate id="help.notFound.designer">
                  Workflow Designer
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/deploy/rest-api">
                <Translate id="help.notFound.restApi">
                  REST API deployments
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/blog">
                <Translate id="help.notFound.news">News</Translate>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
