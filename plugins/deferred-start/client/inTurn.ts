/** Does one thing after another, each in a task of its own: it may change what the next finds. */
export function inTurn([first, ...others]: readonly (() => void)[]): void {
  if (first) {
    first();
    setTimeout(() => inTurn(others));
  }
}
