import {useContext} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Content';
import {shownLines, tokenLines} from '../../../shared/marks';
import {MarksContext} from '../marksContext';
import styles from './styles.module.css';

type LineProps = Parameters<typeof Line>[0];

const lineProps: LineProps['getLineProps'] = ({className}) => ({
  className: clsx('token-line', className),
});

const tokenProps: LineProps['getTokenProps'] = ({token}) => ({
  className: clsx('token', token.types),
  children: token.content,
});

/** The code of a block: one element a line, one a token. Style sheets color the tokens. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const numbered = lineNumbersStart !== undefined;
  const marks = useContext(MarksContext);
  const lines = shownLines(
    tokenLines(metadata.codeInput, marks),
    code.split('\n'),
  );
  return (
    <pre
      ref={codeBlockRef}
      // Wide code is scrolled, with the keyboard as well.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        styles.block,
        'thin-scrollbar',
      )}
    >
      <code
        className={clsx(styles.lines, numbered && styles.numbered)}
        // The style sheet starts at 1; another start takes a style attribute.
        style={
          numbered && lineNumbersStart !== 1
            ? {counterReset: `line-count ${lineNumbersStart - 1}`}
            : undefined
        }
      >
        {lines.map((line, at) => (
          <Line
            key={at}
            line={line}
            getLineProps={lineProps}
            getTokenProps={tokenProps}
            classNames={lineClassNames[at]}
            showLineNumbers={numbered}
          />
        ))}
      </code>
    </pre>
  );
}
