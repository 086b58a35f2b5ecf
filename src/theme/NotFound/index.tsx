import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/** The page at every address that is none. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
