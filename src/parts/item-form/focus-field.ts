const CONTROLS = ':is(input, textarea, select, button, [contenteditable="true"], [tabindex="0"]):not(:disabled)';

const groupOf = (place: ParentNode, name: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** Gives the focus to the control of a field: neither to a button before it nor to the menu of its name. */
export const focusControl = (place: ParentNode, name: string): void => {
  const group = groupOf(place, name);
  if (group === null) return;
  const label = group.querySelector('label');
  const labelled = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
  const found =
    labelled ??
    [...group.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (control) => control.getAttribute('aria-haspopup') !== 'menu',
    );
  (found ?? group).focus({ preventScroll: true });
};

/** Leads to a field: opens the groups it stands in, brings it into sight, and gives it the focus. */
export const focusField = (place: ParentNode, name: string): void => {
  const group = groupOf(place, name);
  for (let at = group?.closest('details') ?? null; at !== null; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  if (group?.getAttribute('aria-busy') === 'true') focusControl(place, name);
  groupOf(place, name)?.scrollIntoView({ block: 'center' });
  focusControl(place, name);
};
