import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import RenewSecrets from '@site/docs/_partials/renew-secrets.mdx';
import UseConnection from '@site/docs/_partials/use-connection.mdx';
import Chart from '@site/src/components/Chart';
import ConfusionMatrix from '@site/src/components/ConfusionMatrix';
import Diagram from '@site/src/components/Diagram';
import Table from '@site/src/components/Table';

/** Components that every page may use without an import. */
export default {
  ...MDXComponents,
  Chart,
  ConfusionMatrix,
  Diagram,
  RenewSecrets,
  TabItem,
  Tabs,
  UseConnection,
  table: Table,
};
