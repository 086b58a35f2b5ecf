import type {ReactNode} from 'react';
import OriginalPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {DescriptionsContext} from '../../client/descriptions';
import type {Descriptions} from '../../client/descriptions';

type DescribedProps = Props & {
  /** Descriptions of the entries of the category. */
  readonly descriptions?: Descriptions;
};

const NONE: Descriptions = {};

/** The page of a category; lists on it find the descriptions of their entries. */
export default function DocCategoryGeneratedIndexPage({
  descriptions = NONE,
  ...props
}: DescribedProps): ReactNode {
  return (
    <DescriptionsContext.Provider value={descriptions}>
      <OriginalPage {...props} />
    </DescriptionsContext.Provider>
  );
}
