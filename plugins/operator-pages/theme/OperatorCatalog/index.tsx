import type {ReactNode} from 'react';
import entries from '@generated/operator-pages/default/catalog.json';
import Catalog from './Catalog';

/** All operators of the site, from A to Z, with filters. */
export default function OperatorCatalog(): ReactNode {
  return <Catalog entries={entries} />;
}
