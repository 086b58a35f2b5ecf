import {useEffect, useMemo, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NO_FILTER, readFilter, writeFilter} from './filter';
import type {Choices, Filter} from './filter';

/** Debounce time before a text is written into the address, in milliseconds. */
const REST_MS = 200;

function fieldsOf(form: HTMLFormElement): Filter {
  const fields = Object.fromEntries(new FormData(form)) as Partial<Filter>;
  return {...NO_FILTER, ...fields};
}

function fillIn(form: HTMLFormElement, filter: Filter): void {
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
 */
export function useFilter(choices: Choices) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const filter = useMemo(
    () => (isBrowser ? readFilter(search, choices) : NO_FILTER),
    [isBrowser, search, choices],
  );

  /**
   * Writes the fields into the address, which filters the list. A step gets a
   * history entry, so Back undoes it.
   */
  const apply = (isStep: boolean) => {
    clearTimeout(timer.current);
    const {location} = history;
    const query = writeFilter(location.search, fieldsOf(form.current!));
    // While the page of a link is loading, the address belongs to that page.
    if (location.pathname === pathname && query !== location.search) {
      history[isStep ? 'push' : 'replace']({...location, search: query});
    }
  };

  useEffect(() => {
    const entered = Object.entries(fieldsOf(form.current!));
    const written = readFilter(history.location.search, choices);
    fillIn(form.current!, {
      ...written,
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
      fillIn(form.current!, NO_FILTER);
      apply(true);
    },
  };
}
