import {createContext} from 'react';

/** Descriptions of the entries of a category, by their keys. */
export type Descriptions = Readonly<Record<string, string>>;

/** What tells an entry of a category from the others: doc id, or label. */
export function entryKey({
  docId,
  label,
}: {
  readonly docId?: string;
  readonly label: string;
}): string {
  return docId ?? label;
}

/** Descriptions of the entries of the category whose page is shown. */
export const DescriptionsContext = createContext<Descriptions>({});
