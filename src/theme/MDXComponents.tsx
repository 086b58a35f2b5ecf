import MDXComponents from '@theme-original/MDXComponents';
import Figure from '@theme/Figure';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ConnectionFields from '@site/docs/_partials/connection-fields.mdx';
import RenewSecrets from '@site/docs/_partials/renew-secrets.mdx';
import UseConnection from '@site/docs/_partials/use-connection.mdx';
import {Before, Expect, Unverified} from '@site/src/components/Guide';
import Table from '@site/src/components/Table';

/** Components that pages can use without an import. */
export default {
  ...MDXComponents,
  Before,
  ConnectionFields,
  Expect,
  RenewSecrets,
  TabItem,
  Tabs,
  Unverified,
  UseConnection,
  figure: Figure,
  table: Table,
};
