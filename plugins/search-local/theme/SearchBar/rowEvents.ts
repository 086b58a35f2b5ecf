/** What autocomplete-js does on an event of a row or of the list. */
type Handlers = Readonly<Record<string, unknown>>;

/** Position of the row that holds an element, from 0; -1 for none. */
export function rowPosition(target: EventTarget | null): number {
  const row = (target as Element | null)?.closest('[role="option"]');
  return row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1;
}

type Getter = (asked: {readonly props: Handlers}) => Handlers;

/** Events of rows that autocomplete-js makes handlers for, but does not draw. */
export type RowEvents = {
  /** Options for autocomplete-js; the list is asked for before its rows. */
  readonly propGetters: {
    readonly getListProps: Getter;
    readonly getItemProps: Getter;
  };
  /** Passes the events of a list's rows on. */
  readonly listen: (list: HTMLElement) => void;
};

/** Passes events of rows drawn here to the handlers of autocomplete-js. */
export function createRowEvents(): RowEvents {
  let handlers: Handlers[] = [];

  function pass(name: string, event: MouseEvent): void {
    const handler = handlers[rowPosition(event.target)]?.[name];
    (handler as ((event: MouseEvent) => void) | undefined)?.(event);
  }

  return {
    propGetters: {
      getListProps({props}) {
        handlers = [];
        return props;
      },
      getItemProps({props}) {
        handlers.push(props);
        return props;
      },
    },
    listen(list) {
      list.addEventListener('click', (event) => pass('onClick', event));
      list.addEventListener('mousemove', (event) => pass('onMouseMove', event));
    },
  };
}
