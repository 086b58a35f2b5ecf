import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/RecipeFilter';
import {hasWords, readText} from '../../../shared/filter/address';
import FilterForm from '../../../shared/filter/FilterForm';
import {useFilter} from '../../../shared/filter/useFilter';

/** Filter that matches every recipe. */
const NONE = {text: ''};

const read = (search: string) => ({text: readText(search)});

/** Hides the items without the words, and the groups without items. Returns the number of shown items. */
function showItems(list: HTMLElement, words: string): number {
  const groups = [...list.querySelectorAll('ul')].map((group) => {
    const items = [...group.querySelectorAll('li')];
    const shown = items.filter((item) => {
      item.hidden = !hasWords(
        `${item.textContent} ${item.dataset.words ?? ''}`,
        words,
      );
      return !item.hidden;
    });
    const title = group.previousElementSibling as HTMLElement;
    title.hidden = group.hidden = shown.length === 0;
    return shown.length;
  });
  return groups.reduce((sum, count) => sum + count, 0);
}

/**
 * Recipes in groups, with a filter. The HTML contains the whole list and the form,
 * so that nothing moves when the page starts. Without scripts, readers can use the
 * list without the filter.
 */
export default function RecipeFilter({count, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(Number(count));
  const {filter, ...form} = useFilter(NONE, read);
  const {hash} = useLocation();
  const {clear} = form;

  useEffect(() => {
    setShown(showItems(list.current!, filter.text));
  }, [filter]);

  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (target && target.hidden) {
      clear();
      showItems(list.current!, '');
      target.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when a link leads to a hidden group
  }, [hash]);

  return (
    <>
      <div data-search="skip" data-markdown-ignore>
        <FilterForm
          form={form}
          label={translate({
            id: 'theme.RecipeFilter.filter',
            message: 'Filter recipes',
          })}
          tool={{
            name: 'filter_recipes',
            description: translate({
              id: 'theme.RecipeFilter.tool',
              message: 'Filters the list of recipes on this page.',
              description: 'Description of the form for agents in the browser',
            }),
          }}
          textLabel={translate({
            id: 'theme.RecipeFilter.text',
            message: 'Words',
          })}
          count={translate(
            {
              id: 'theme.RecipeFilter.count',
              message: '{shown} of {all} recipes',
            },
            {shown, all: count},
          )}
          clearLabel={translate({
            id: 'theme.RecipeFilter.clear',
            message: 'Clear filter',
          })}
        />
      </div>
      <div className="operator-catalog-list" ref={list}>
        {children}
      </div>
    </>
  );
}
