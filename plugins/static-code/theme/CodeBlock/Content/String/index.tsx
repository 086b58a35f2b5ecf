import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {useWordWrap} from '../useWordWrap';

/** A block of code from its text, as in the classic theme, except for what `useWordWrap` saves. */
export default function CodeBlockString({
  children,
  ...props
}: Props): ReactNode {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: children,
    className: props.className,
    metastring: props.metastring,
    magicComments,
    defaultLanguage,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  const wordWrap = useWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
