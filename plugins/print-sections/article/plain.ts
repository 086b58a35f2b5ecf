import type {Dom} from './dom';

/** Elements that only serve on a screen. */
const CONTROLS =
  '.hash-link, button, fieldset, form, nav, noscript, script, [hidden]';

/** Shows all tabs, each below its name. */
function openTabs($: Dom): void {
  $('.tabs-container').each((_, box) => {
    const tabs = $(box).children('[role=tablist]');
    const names = tabs.children('[role=tab]').get();
    $(box)
      .children('div')
      .children('[role=tabpanel]')
      .removeAttr('hidden')
      .removeAttr('role')
      .each((at, panel) => {
        const name = $('<p class="print-tab"></p>').text($(names[at]).text());
        $(panel).prepend(name);
      });
    tabs.remove();
  });
}

/** Makes an article complete on paper: opens folds and tabs, and removes controls. */
export function makePlain($: Dom): void {
  openTabs($);
  $(CONTROLS).remove();
  $('details').attr('open', '').removeAttr('name');
  $('img').removeAttr('loading');
  // Boxes that scroll with keys on a screen are as long as their content.
  $('[tabindex]').removeAttr('tabindex');
  $('[role=region]').removeAttr('role').removeAttr('aria-label');
  $('[class=""]').removeAttr('class');
}
