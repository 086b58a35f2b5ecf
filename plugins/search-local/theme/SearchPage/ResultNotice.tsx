import {createElement} from 'react';
import type {ReactNode} from 'react';
import {notice} from '../SearchBar/notice';
import type {NoticeInput} from '../SearchBar/notice';
import styles from './styles.module.css';

/** What the search box says above its rows, on the page of all results. */
export function ResultNotice(input: NoticeInput): ReactNode {
  return (
    <div className={styles.notice}>
      {notice<ReactNode>(createElement, input)}
    </div>
  );
}
