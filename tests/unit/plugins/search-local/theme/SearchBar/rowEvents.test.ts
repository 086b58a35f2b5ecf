// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRowEvents} from '../../../../../../plugins/search-local/theme/SearchBar/rowEvents';

function setup(rows: number) {
  const list = document.createElement('ul');
  list.innerHTML = '<li role="option"><b>row</b></li>'.repeat(rows);
  let isAhead = false;
  const events = createRowEvents(() => isAhead);
  events.listen(list);
  const handlers = () => {
    events.propGetters.getListProps({props: {}});
    return Array.from({length: rows}, () =>
      events.propGetters.getItemProps({
        props: {onClick: vi.fn(), onMouseMove: vi.fn()},
      }),
    );
  };
  return {
    handlers,
    list,
    expectHandlers: events.expectHandlers,
    setAhead: (next: boolean) => {
      isAhead = next;
    },
    fire: (type: string, row: number) => {
      const inside = list.querySelectorAll('b').item(row);
      inside.dispatchEvent(new MouseEvent(type, {bubbles: true}));
    },
  };
}

describe('createRowEvents', () => {
  it('passes an event to the handlers of its own row', () => {
    const {handlers, fire} = setup(2);
    const [first, second] = handlers();
    fire('click', 1);
    expect(second!.onClick).toHaveBeenCalledOnce();
    expect(second!.onMouseMove).not.toHaveBeenCalled();
    expect(first!.onClick).not.toHaveBeenCalled();
    fire('mousemove', 0);
    expect(first!.onMouseMove).toHaveBeenCalledOnce();
  });

  it('forgets the handlers of the rows before', () => {
    const {handlers, fire} = setup(1);
    const [old] = handlers();
    const [fresh] = handlers();
    fire('click', 0);
    expect(old!.onClick).not.toHaveBeenCalled();
    expect(fresh!.onClick).toHaveBeenCalledOnce();
  });

  describe('a click on a new row', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('waits for its handler', () => {
      const {handlers, expectHandlers, fire} = setup(1);
      const [old] = handlers();
      expectHandlers();
      fire('click', 0);
      vi.advanceTimersByTime(1_000);
      const [fresh] = handlers();
      expect(fresh!.onClick).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(fresh!.onClick).toHaveBeenCalledOnce();
      expect(old!.onClick).not.toHaveBeenCalled();
    });

    it('is not taken for one on the rows that autocomplete-js still has', () => {
      const {handlers, setAhead, fire} = setup(1);
      setAhead(true);
      fire('click', 0);
      const [old] = handlers();
      setAhead(false);
      const [fresh] = handlers();
      vi.runAllTimers();
      expect(old!.onClick).not.toHaveBeenCalled();
      expect(fresh!.onClick).toHaveBeenCalledOnce();
    });

    it('is dropped when the row shows something else by then', () => {
      const {handlers, expectHandlers, fire, list} = setup(1);
      expectHandlers();
      fire('click', 0);
      list.firstElementChild!.innerHTML = '<b>another</b>';
      const [fresh] = handlers();
      vi.runAllTimers();
      expect(fresh!.onClick).not.toHaveBeenCalled();
    });
  });
});
