/** Selects the tab of a panel by a click, which React handles. */
function selectTabOf(panel: Element): void {
  const at = Array.from(panel.parentElement!.children).indexOf(panel);
  const tabs = panel
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  tabs?.[at]?.click();
}

/** Returns the element that the anchor of an address names. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not an encoded text
  }
}

/**
 * Opens the folds and tabs around the element that an anchor names. Returns the
 * element if anything was closed.
 */
export function reveal(hash: string): Element | undefined {
  const target = hash.length > 1 ? targetOf(hash) : null;
  let wasHidden = false;
  for (let at = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      wasHidden = true;
    } else if (at.matches('[role="tabpanel"][hidden]')) {
      selectTabOf(at);
      wasHidden = true;
    }
  }
  return wasHidden ? target! : undefined;
}

/** Opens what hides the target of an address, and scrolls to it. */
export function revealAndScroll(hash: string): void {
  const target = reveal(hash);
  // In the next frame, because React shows a tab only then.
  requestAnimationFrame(() => target?.scrollIntoView({behavior: 'instant'}));
}
