declare module '@generated/operator-pages/default/catalog.json' {
  import type {CatalogEntry} from '@site/plugins/operator-pages/shared/catalogEntry';

  const entries: readonly CatalogEntry[];
  export default entries;
}

declare module '@generated/operator-pages/default/summary.json' {
  import type {CatalogSummary} from '@site/plugins/operator-pages/catalog/entries';

  const summary: CatalogSummary;
  export default summary;
}

declare module '@generated/latest-post/default/post.json' {
  import type {LatestPost} from '@site/src/latestPost';

  const post: LatestPost | null;
  export default post;
}
