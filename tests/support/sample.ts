/** Every `step`th of a list. `npm run test:all` checks the whole list. */
export const sample = <Item>(list: readonly Item[], step: number) =>
  list.filter((_, at) => process.env.ALL_PAGES || at % step === 0);
