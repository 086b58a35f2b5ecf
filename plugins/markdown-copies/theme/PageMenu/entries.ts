import type {ComponentType} from 'react';
import type {EntryProps} from '@theme/PageMenu/entries';
import CopyMarkdown from './CopyMarkdown';
import {AllPages, ViewMarkdown} from './links';
import PrintPage from './PrintPage';

/** Entries of the menu, in their order: each is a link or a button. */
const entries: readonly ComponentType<EntryProps>[] = [
  CopyMarkdown,
  ViewMarkdown,
  AllPages,
  PrintPage,
];

export default entries;
