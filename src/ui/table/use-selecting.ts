import { useRef, type MouseEvent } from 'react';
import { select } from './selection';
import { useLatest } from './use-latest';

const CONTROLS =
  'a, button, input, select, textarea, label, [role=menu], [role=menuitem], [role=slider], [data-editor]';

interface Selecting<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly onRowClick: ((row: Row) => void) | undefined;
}

/** Clicks on rows and their boxes. Once something is selected, a click on a row takes it in or out; before, it opens it. */
export const useSelecting = <Row>({ rows, keys, selected, onSelectedChange, onRowClick }: Selecting<Row>) => {
  const anchor = useRef<string | null>(null);
  const choosing = selected !== undefined && selected.size > 0 && onSelectedChange !== undefined;

  const check = useLatest((key: string, checked: boolean, range: boolean) => {
    if (selected === undefined) return;
    onSelectedChange?.(select(selected, keys, key, checked, range ? anchor.current : null));
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
