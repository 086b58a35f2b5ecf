import {useEffect, useRef, useState} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table in a box that scrolls sideways where the page is too narrow for it. */
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
    // A tab stop only where there is something to scroll to: without one,
    // keyboard users could not reach it; elsewhere it would be in their way.
    <div ref={box} className={styles.box} {...(isCutOff && {tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
