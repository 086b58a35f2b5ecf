declare module '@theme-init/DocCategoryGeneratedIndexPage' {
  import Page from '@theme/DocCategoryGeneratedIndexPage';

  export * from '@theme/DocCategoryGeneratedIndexPage';
  export default Page;
}
