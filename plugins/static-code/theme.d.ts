declare module '@theme-init/CodeBlock' {
  import CodeBlock from '@theme/CodeBlock';

  export * from '@theme/CodeBlock';
  export default CodeBlock;
}
