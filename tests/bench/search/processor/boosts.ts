/** What a word counts by its field. */
export const BOOSTS = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
};
