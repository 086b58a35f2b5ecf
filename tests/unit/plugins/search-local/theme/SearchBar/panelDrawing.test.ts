// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {answerOptions} from '../../../../../../plugins/search-local/theme/SearchBar/options';
import {createPanelDrawing} from '../../../../../../plugins/search-local/theme/SearchBar/panelDrawing';
import {createRowList} from '../../../../../../plugins/search-local/theme/SearchBar/rowList';
import {toRows} from '../../../../../../plugins/search-local/theme/SearchBar/rowSource';
import {SearchSession} from '../../../../../../plugins/search-local/theme/SearchBar/session';
import {searchTexts} from '../../../../../../plugins/search-local/theme/SearchBar/texts';
import {makeAnswer, makeResult} from './answers';

// Docusaurus publishes JSX in a .js file, which Vitest does not read.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));

type Drawing = ReturnType<typeof createPanelDrawing>;
type State = Parameters<Drawing['update']>[0];

const answerOf = (query: string, ...titles: string[]) =>
  makeAnswer({query, results: titles.map((title) => makeResult(title))});

/** A state of autocomplete-js, as far as the panel needs it. */
const stateOf = (
  query: string,
  titles: readonly string[],
  more: Partial<State> = {},
) =>
  ({
    query,
    isOpen: true,
    activeItemId: 0,
    collections: [{items: toRows(answerOptions(answerOf(query, ...titles)))}],
    ...more,
  }) as State;

function setup() {
  const container = document.createElement('div');
  const panel = document.createElement('div');
  document.body.replaceChildren(container);
  const texts = searchTexts();
  let answer = answerOf('join');
  const session = new SearchSession(
    {
      search: () => Promise.resolve(answer),
      onStatus: () => () => undefined,
    },
    {onBetterAnswer: () => undefined, onStatus: () => undefined},
  );
  const announce = vi.fn();
  const setOpen = vi.fn();
  const drawing = createPanelDrawing({
    session,
    rowList: createRowList('box', texts),
    texts,
    panelContainer: container,
    announce,
    setOpen,
    openTab: () => undefined,
    goTo: () => undefined,
  });
  return {
    drawing,
    panel,
    announce,
    setOpen,
    container,
    /** Answers a query; returns the options of the answer. */
    ask: async (query: string, ...titles: string[]) => {
      answer = answerOf(query, ...titles);
      await session.ask(query);
      return answerOptions(answer);
    },
    shown: () =>
      [...container.querySelectorAll('[role=option] span:first-child')].map(
        ({textContent}) => textContent,
      ),
    /** Shows a state as autocomplete-js does. */
    show: (state: State) => {
      container.append(panel);
      drawing.render({state}, panel);
    },
  };
}

beforeEach(() => {
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
});

describe('createPanelDrawing', () => {
  it('draws an answer before autocomplete-js has it', async () => {
    const {drawing, ask, show, shown, announce} = setup();
    await ask('jo', 'Joy');
    show(stateOf('jo', ['Joy']));
    const options = await ask('join', 'Join');
    expect(drawing.drawAhead(options)).toBe(true);
    expect(shown()).toEqual(['Join']);
    expect(drawing.isAhead()).toBe(true);
    expect(announce).toHaveBeenLastCalledWith('1 result');
    drawing.update(stateOf('join', ['Join']), stateOf('jo', ['Joy']));
    expect(drawing.isAhead()).toBe(false);
    expect(shown()).toEqual(['Join']);
  });

  it('opens the panel again where it stood', async () => {
    const {drawing, panel, ask, show, shown, setOpen} = setup();
    const before = stateOf('join', ['Join']);
    await ask('join', 'Join');
    show(before);
    drawing.update(stateOf('', [], {isOpen: false}), before);
    panel.remove();
    const options = await ask('set', 'Set Role');
    expect(drawing.drawAhead(options)).toBe(true);
    expect(shown()).toEqual(['Set Role']);
    // Otherwise its next timer would take the panel away.
    expect(setOpen).toHaveBeenCalledOnce();
  });

  it('leaves the panel to autocomplete-js the first time', async () => {
    const {drawing, ask, container} = setup();
    const options = await ask('join', 'Join');
    expect(drawing.drawAhead(options)).toBe(false);
    expect(drawing.isAhead()).toBe(false);
    expect(container.childElementCount).toBe(0);
  });

  it('takes the panel away when the reader has left before autocomplete-js had the rows', async () => {
    const {drawing, panel, ask, show} = setup();
    const before = stateOf('join', ['Join']);
    await ask('join', 'Join');
    show(before);
    drawing.update(stateOf('', [], {isOpen: false}), before);
    const options = await ask('set', 'Set Role');
    drawing.drawAhead(options);
    drawing.dropAhead(options);
    expect(panel.isConnected).toBe(false);
    expect(drawing.isAhead()).toBe(false);
  });

  it('shows the legend of keys with rows, once these are painted', async () => {
    vi.useFakeTimers();
    const {ask, show, container, drawing} = setup();
    await ask('join', 'Join');
    show(stateOf('join', ['Join']));
    expect(container.querySelector('kbd')).toBeNull();
    vi.runAllTimers();
    expect(container.querySelector('kbd')).not.toBeNull();
    drawing.drawAhead(await ask('jxyz'));
    vi.runAllTimers();
    expect(container.querySelector('kbd')).toBeNull();
    vi.useRealTimers();
  });
});
