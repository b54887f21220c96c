/** A selection with one row, or a range of them, switched on or off. `keys` is the list's order. */
export const select = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  checked: boolean,
  /** The row that was switched last, when shift was held. */
  anchor: string | null,
): ReadonlySet<string> => {
  const from = anchor === null ? -1 : keys.indexOf(anchor);
  const to = keys.indexOf(key);
  const range = from === -1 || to === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const each of range) {
    if (checked) next.add(each);
    else next.delete(each);
  }
  return next;
};

/** How much of a list is selected. An empty list is not selected. */
export const extent = (selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' => {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};
