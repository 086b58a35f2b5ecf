import type {ComputeWorkflow} from '../tools/compute';
import type {Site} from '../tools/site';
import {pageSettings} from './pageSettings';

/** Resolves after a delay. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    // In Node, a timer keeps the process alive.
    (timer as {unref?: () => void}).unref?.();
  });

/**
 * Opens a site by the HTML of one of its pages.
 * @param place Address or folder, for the message.
 * @throws Error if the page has no search box.
 */
export function openPages(
  html: string,
  place: string,
  site: Pick<Site, 'fetch'> & {readonly compute: ComputeWorkflow},
): Site {
  const {settings, title} = pageSettings(html);
  if (!settings) {
    throw new Error(
      `${place} has no search box that says where its index is. Give a site that is built with docusaurus-plugin-search-sections.`,
    );
  }
  return {
    ...site,
    title: title || place,
    // The server runs longer than builds are current, so it revalidates the
    // indexes.
    settings: {...settings, revalidate: true},
    pause,
  };
}
