import {useEffect, useRef, useState} from 'react';

/**
 * Whether the lines of a block are wrapped, and whether they are too long for
 * it. Unlike `useCodeWordWrap` of the theme, it never computes the layout: the
 * browser reports the size of the block, also when its tab opens.
 */
export function useWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const pre = codeBlockRef.current!;
    const observer = new ResizeObserver(() =>
      setIsCodeScrollable(pre.scrollWidth > pre.clientWidth),
    );
    observer.observe(pre);
    return () => observer.disconnect();
  }, []);

  const toggle = () => {
    Object.assign(codeBlockRef.current!.querySelector('code')!.style, {
      whiteSpace: isEnabled ? '' : 'pre-wrap',
      overflowWrap: isEnabled ? '' : 'anywhere',
    });
    setIsEnabled(!isEnabled);
  };
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
