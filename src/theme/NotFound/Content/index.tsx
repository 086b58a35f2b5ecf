import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import SearchEntry from '@site/src/components/SearchEntry';

/** Pages from which readers can continue. */
const links = () =>
  [
    [translate({message: 'Introduction to the platform'}), '/docs/intro'],
    [translate({message: 'Projects'}), '/docs/projects/'],
    [translate({message: 'Workflow Designer'}), '/docs/workflow/'],
    [translate({message: 'REST API deployments'}), '/docs/deploy/rest-api'],
    [translate({message: 'News'}), '/blog'],
  ] as const;

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
            {links().map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
