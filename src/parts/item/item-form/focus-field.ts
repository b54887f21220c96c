const CONTROLS = ':is(input, textarea, select, button, [contenteditable="true"], [tabindex="0"]):not(:disabled)';

/** The field of the form itself: fields of related items that are edited in place may have the same name. */
const groupOf = (root: ParentNode, name: string): HTMLElement | null => {
  const groups = [...root.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)];
  const isOwn = (group: HTMLElement): boolean => {
    const outer = group.parentElement?.closest('[data-field]') ?? null;
    return outer === null || !root.contains(outer);
  };
  return groups.find(isOwn) ?? groups[0] ?? null;
};

/** Focuses the control of a field, not the buttons around it nor the menu at its name. */
export const focusControl = (root: ParentNode, name: string): void => {
  const group = groupOf(root, name);
  if (group === null) return;
  // Of related items that are edited in place, what was refused.
  const refused = group.querySelector<HTMLElement>('[data-field] [aria-invalid="true"]');
  const label = group.querySelector('label');
  const labelled = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
  const found =
    refused ??
    labelled ??
    [...group.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (control) => control.getAttribute('aria-haspopup') !== 'menu',
    );
  (found ?? group).focus({ preventScroll: true });
};

/** Selects the text of the first field whose control can be changed; does nothing without one. */
export const focusFirstField = (root: ParentNode): void => {
  const controls = [
    ...root.querySelectorAll<HTMLElement>(`[data-field] ${CONTROLS}:not([readonly], [aria-haspopup=menu])`),
  ];
  const first = controls.find((control) => control.closest('[data-field]')?.querySelector(':disabled') === null);
  first?.scrollIntoView({ block: 'nearest' });
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
};

/** Opens the groups of a field, scrolls to it, and focuses it. */
export const focusField = (root: ParentNode, name: string): void => {
  const group = groupOf(root, name);
  for (let at = group?.closest('details') ?? null; at !== null; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  if (group?.getAttribute('aria-busy') === 'true') focusControl(root, name);
  groupOf(root, name)?.scrollIntoView({ block: 'center' });
  focusControl(root, name);
};
