import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Table in a box that scrolls horizontally if the page is too narrow. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isCutOff, setIsCutOff] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsCutOff(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    // Without a tab stop, keyboard users could not scroll the box. If it cannot
    // scroll, the tab stop would only be in their way.
    <div ref={box} className={styles.box} {...(isCutOff && {tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
