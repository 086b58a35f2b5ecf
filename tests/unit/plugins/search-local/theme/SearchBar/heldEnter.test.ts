// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {HeldEnter} from '../../../../../../plugins/search-local/theme/SearchBar/heldEnter';

const PLAIN = {ctrlKey: false, metaKey: false, shiftKey: false};

function pressesOf(act: (held: HeldEnter, input: HTMLElement) => void) {
  const input = document.createElement('input');
  const pressed: KeyboardEvent[] = [];
  input.addEventListener('keydown', (event) => pressed.push(event));
  act(new HeldEnter(), input);
  return pressed.map(({key, ctrlKey}) => ({key, ctrlKey}));
}

describe('HeldEnter', () => {
  it('presses Enter once, with the modifiers it was pressed with', () => {
    const presses = pressesOf((held, input) => {
      held.hold({...PLAIN, ctrlKey: true});
      held.release(input);
      held.release(input);
    });
    expect(presses).toEqual([{key: 'Enter', ctrlKey: true}]);
  });

  it('tells whether a press waits', () => {
    const held = new HeldEnter();
    expect(held.isHeld).toBe(false);
    held.hold(PLAIN);
    expect(held.isHeld).toBe(true);
    held.drop();
    expect(held.isHeld).toBe(false);
  });

  it('presses nothing when the reader has gone on typing', () => {
    const presses = pressesOf((held, input) => {
      held.hold(PLAIN);
      held.drop();
      held.release(input);
    });
    expect(presses).toEqual([]);
  });
});
