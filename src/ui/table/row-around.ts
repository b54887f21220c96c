/** The row of a table's body that something in it stands in. Null for what only React counts to it, such as an open menu. */
export const rowAround = (body: Element, target: EventTarget | null): Element | null => {
  const row = target instanceof Element ? target.closest('tr[data-key]') : null;
  return body.contains(row) ? row : null;
};
