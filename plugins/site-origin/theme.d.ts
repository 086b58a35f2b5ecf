declare module '@theme-init/DocBreadcrumbs/StructuredData' {
  import Original from '@theme/DocBreadcrumbs/StructuredData';

  export default Original;
}

declare module '@theme-init/BlogPostPage/StructuredData' {
  import Original from '@theme/BlogPostPage/StructuredData';

  export default Original;
}

declare module '@theme-init/BlogListPage/StructuredData' {
  import Original from '@theme/BlogListPage/StructuredData';

  export default Original;
}
