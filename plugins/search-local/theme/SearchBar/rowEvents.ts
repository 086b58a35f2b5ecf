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
  /** To be called when rows change, which autocomplete-js makes new handlers for a moment later. */
  readonly expectHandlers: () => void;
  /** Passes the events of a list's rows on. */
  readonly listen: (list: HTMLElement) => void;
};

/**
 * Passes events of rows drawn here to the handlers of autocomplete-js; a click
 * on a row that has none yet waits for them. `isAhead` says whether rows are
 * shown that autocomplete-js does not have.
 */
export function createRowEvents(isAhead: () => boolean): RowEvents {
  let handlers: Handlers[] = [];
  let areOld = false;
  let waiting: MouseEvent | undefined;

  function pass(name: string, event: MouseEvent): void {
    const handler = handlers[rowPosition(event.target)]?.[name];
    (handler as ((event: MouseEvent) => void) | undefined)?.(event);
  }

  function click(event: MouseEvent): void {
    if (areOld || isAhead()) {
      waiting = event;
    } else {
      pass('onClick', event);
    }
  }

  /** A row whose content has changed since is no longer the one that was clicked. */
  function passWaiting(): void {
    const event = waiting;
    waiting = undefined;
    if (event) {
      pass('onClick', event);
    }
  }

  return {
    expectHandlers() {
      areOld = true;
    },
    propGetters: {
      getListProps({props}) {
        areOld = false;
        handlers = [];
        if (waiting && !isAhead()) {
          // The handlers of the rows come one by one, in this task.
          setTimeout(passWaiting);
        }
        return props;
      },
      getItemProps({props}) {
        handlers.push(props);
        return props;
      },
    },
    listen(list) {
      list.addEventListener('click', click);
      list.addEventListener('mousemove', (event) => pass('onMouseMove', event));
    },
  };
}
