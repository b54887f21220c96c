import { type MouseEvent, useRef } from 'react';
import { useLatest } from './use-latest';

/** A selection with one row, or a range of them, switched on or off. `keys` is the list's order. */
export const toggleRange = (
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
export const selectionState = (selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' => {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};

const CONTROLS =
  'a, button, input, select, textarea, label, [role=menu], [role=menuitem], [role=slider], [data-editor]';

interface RowSelectionOptions<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly onRowClick: ((row: Row) => void) | undefined;
}

/** Clicks on rows and their boxes. Once something is selected, a click on a row takes it in or out; before, it opens it. */
export const useRowSelection = <Row>({
  rows,
  keys,
  selected,
  onSelectedChange,
  onRowClick,
}: RowSelectionOptions<Row>) => {
  const anchor = useRef<string | null>(null);
  const choosing = selected !== undefined && selected.size > 0 && onSelectedChange !== undefined;

  const check = useLatest((key: string, checked: boolean, range: boolean) => {
    if (selected === undefined) return;
    onSelectedChange?.(toggleRange(selected, keys, key, checked, range ? anchor.current : null));
    anchor.current = key;
  });
  /** In place of whatever was selected, on other pages too. */
  const checkAll = useLatest((checked: boolean) => onSelectedChange?.(new Set(checked ? keys : [])));
  const toggle = (key: string, range: boolean): void => check(key, range || selected?.has(key) !== true, range);

  /** The name of a row is a link, which must not open while rows are being chosen; the keyboard opens it all the same. */
  const pressFirst = useLatest((key: string, event: MouseEvent<HTMLTableRowElement>) => {
    const { target, ctrlKey, metaKey, shiftKey, detail } = event;
    if (!choosing || detail === 0 || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || target.closest('[data-row-link]') === null) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(key, shiftKey);
  });
  const press = useLatest((key: string, event: MouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
    // Portals bubble here too: a click in a menu of the row is not a click on the row.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null) return;
    if (choosing) {
      toggle(key, shiftKey);
      return;
    }
    if (window.getSelection()?.isCollapsed === false) return;
    const row = rows[keys.indexOf(key)];
    if (onRowClick !== undefined && row !== undefined) {
      onRowClick(row);
      return;
    }
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    currentTarget.querySelector('[data-row-link]')?.dispatchEvent(click);
  });
  return { choosing, check, checkAll, press, pressFirst };
};
