import type {KeyboardEvent, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/RecipeStep';

/** Number of steps that a key moves forward. */
const MOVES: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Moves to the next or previous step: opens it, and closes the current one. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget, altKey, ctrlKey, metaKey, shiftKey} = event;
  const move = MOVES[key];
  if (move === undefined || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const summaries = [
    ...document.querySelectorAll<HTMLElement>('.recipe-step > summary'),
  ].filter((summary) => summary.checkVisibility());
  const next = summaries[summaries.indexOf(currentTarget) + move];
  if (next) {
    event.preventDefault();
    const [from, to] = [currentTarget, next].map(
      ({parentElement}) => parentElement as HTMLDetailsElement,
    );
    // A step stays open for the steps inside it.
    from!.open = from!.contains(to!);
    to!.open = true;
    next.focus();
  }
}

/** A native fold with a step of a recipe. The arrow keys go to its neighbors. */
export default function RecipeStep(props: Props): ReactNode {
  const {id, title, isOpen, children} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id} className="recipe-step" open={isOpen}>
      <summary onKeyDown={onKeyDown}>{title}</summary>
      {children}
    </details>
  );
}
