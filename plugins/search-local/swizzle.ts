import type {SwizzleConfig} from '@docusaurus/types';

/** What a site may do to the components: wrap them. Their files import others of the plugin, so a copy does not build. */
export function getSwizzleConfig(): SwizzleConfig {
  const component = (description: string) => ({
    description,
    actions: {wrap: 'safe', eject: 'forbidden'} as const,
  });
  return {
    components: {
      SearchBar: component('The search box of the navbar'),
      SearchPage: component('The page of all results'),
      SearchPageList: component('A part of the list of all pages'),
      Highlights: component(
        'Marks the words of a search on the page it led to',
      ),
    },
  };
}
