// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import {createRowEvents} from '../../../../../../plugins/search-local/theme/SearchBar/rowEvents';

function setup(rows: number) {
  const list = document.createElement('ul');
  list.innerHTML = '<li role="option"><b>row</b></li>'.repeat(rows);
  const events = createRowEvents();
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
    expectHandlers: events.expectHandlers,
    fire(type: string, row: number) {
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

  it('keeps a click on a new row until there is a handler for it', () => {
    vi.useFakeTimers();
    const {handlers, expectHandlers, fire} = setup(1);
    const [old] = handlers();
    expectHandlers();
    fire('click', 0);
    const [fresh] = handlers();
    vi.runAllTimers();
    expect(old!.onClick).not.toHaveBeenCalled();
    expect(fresh!.onClick).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
