import {useEffect, useMemo, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {writeFilter} from './address';
import type {FilterValues} from './address';

/** Debounce time before a text is written into the address, in milliseconds. */
const REST_MS = 200;

function fillIn(form: HTMLFormElement, filter: FilterValues): void {
  for (const [name, value] of Object.entries(filter)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    if (field.type === 'checkbox') {
      field.checked = value === field.value;
    } else {
      field.value = value;
    }
  }
}

/**
 * The filter in the address, and the form that changes it. Fields are
 * uncontrolled, so that input from before the page started counts.
 * @param none Filter that matches every entry, with the names of all fields.
 * @param read Reads the filter from a query string. The same function in each render.
 */
export function useFilter<Filter extends FilterValues>(
  none: Filter,
  read: (search: string) => Filter,
) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const filter = useMemo(
    () => (isBrowser ? read(search) : none),
    [isBrowser, search, read, none],
  );
  const fields = (): FilterValues => ({
    ...none,
    ...(Object.fromEntries(new FormData(form.current!)) as FilterValues),
  });

  /**
   * Writes the fields into the address, which filters the list. A step gets a
   * history entry, so Back undoes it.
   */
  const apply = (isStep: boolean) => {
    clearTimeout(timer.current);
    const {location} = history;
    const query = writeFilter(location.search, fields());
    // While the page of a link is loading, the address belongs to that page.
    if (location.pathname === pathname && query !== location.search) {
      history[isStep ? 'push' : 'replace']({...location, search: query});
    }
  };

  useEffect(() => {
    const entered = Object.entries(fields());
    fillIn(form.current!, {
      ...read(history.location.search),
      ...Object.fromEntries(entered.filter(([, value]) => value !== '')),
    });
    apply(false);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has started
  }, []);

  useEffect(() => {
    // Only for Back and Forward. The fields cause all other changes.
    if (isBrowser && history.action === 'POP') {
      fillIn(form.current!, filter);
    }
  }, [isBrowser, filter, history]);

  return {
    filter,
    form,
    onChange: ({target}: {readonly target: EventTarget}) => {
      clearTimeout(timer.current);
      if ((target as HTMLInputElement).type === 'search') {
        timer.current = setTimeout(() => apply(false), REST_MS);
      } else {
        apply(true);
      }
    },
    onSubmit: (event: {preventDefault: () => void}) => {
      event.preventDefault();
      apply(true);
    },
    clear: () => {
      fillIn(form.current!, none);
      apply(true);
    },
  };
}

/** The form of a filter, for `FilterForm`. */
export type FilterForm = Omit<ReturnType<typeof useFilter>, 'filter'>;
