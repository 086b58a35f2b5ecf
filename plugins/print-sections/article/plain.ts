import type {Dom} from './dom';

/** What only serves on a screen. */
const CONTROLS = [
  '.hash-link',
  'button',
  'fieldset',
  'form',
  'nav',
  'noscript',
  'script',
  '[hidden]',
];

/** Puts the name of each tab above what it shows, and shows all of them. */
function openTabs($: Dom): void {
  $('.tabs-container').each((_, box) => {
    const tabs = $(box).children('[role=tablist]');
    const names = tabs
      .children('[role=tab]')
      .get()
      .map((tab) => $(tab).text());
    $(box)
      .children('div')
      .children('[role=tabpanel]')
      .removeAttr('hidden')
      .removeAttr('role')
      .each((at, panel) => {
        const name = $('<p class="print-tab"></p>').text(names[at] ?? '');
        $(panel).prepend(name);
      });
    tabs.remove();
  });
}

/** Leaves what paper can show: nothing is folded, nothing waits for a hand. */
export function makePlain($: Dom, remove: readonly string[]): void {
  openTabs($);
  $([...CONTROLS, ...remove].join(',')).remove();
  $('details').attr('open', '').removeAttr('name');
  $('img').removeAttr('loading');
  // Boxes that scroll by keys on a screen are as long as what is in them.
  $('[tabindex]').removeAttr('tabindex');
  $('[role=region]').removeAttr('role').removeAttr('aria-label');
  $('[class=""]').removeAttr('class');
}
