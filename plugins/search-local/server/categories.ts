import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Labels of the sidebar categories above each doc, outermost first, by doc id. */
export function categoriesByDoc(sidebars: Sidebars): Map<string, string[]> {
  const found = new Map<string, string[]>();

  function visit(item: SidebarItem, above: string[]): void {
    if (item.type === 'doc' || item.type === 'ref') {
      found.set(item.id, above);
    }
    if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        found.set(item.link.id, above);
      }
      item.items.forEach((child) => visit(child, [...above, item.label]));
    }
  }

  Object.values(sidebars).forEach((items) =>
    items.forEach((item) => visit(item, [])),
  );
  return found;
}
