import { type MouseEvent, useMemo, useRef } from 'react';
import { useLatest } from '../../base/use-latest';
import type { RowChoice } from './table-props';

/** Adds or removes these rows; those of other pages stay. Returns a new set. */
export const togglePage = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  checked: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** Adds or removes one row, or the range from the anchor to it. `keys` is the order of the list. Returns a new set. */
export const toggleRange = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  checked: boolean,
  /** The row that was toggled before, when Shift is held; else null. */
  anchor: string | null,
): ReadonlySet<string> => {
  const from = anchor === null ? -1 : keys.indexOf(anchor);
  const to = keys.indexOf(key);
  const range = from === -1 || to === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  return togglePage(selected, range, checked);
};

/** Whether none, some or all keys are selected; 'none' for an empty list. */
export const selectionState = (selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' => {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};

const CONTROLS =
  'a, button, input, select, textarea, label, [role=menu], [role=menuitem], [role=slider], [data-editor]';

interface RowSelectionOptions {
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly choice: RowChoice | undefined;
}

/**
 * Clicks on rows and their checkboxes. A click on a row opens it, or toggles it while at least one
 * row is selected or rows are chosen.
 */
export const useRowSelection = ({ keys, selected, onSelectedChange, choice }: RowSelectionOptions) => {
  const anchor = useRef<string | null>(null);
  const selectable = selected !== undefined && onSelectedChange !== undefined;
  const selecting = selectable && (selected.size > 0 || choice !== undefined);
  const disabledKeys = choice?.disabledKeys;
  const enabledKeys = useMemo(() => keys.filter((key) => disabledKeys?.has(key) !== true), [keys, disabledKeys]);

  const check = useLatest((key: string, checked: boolean, range: boolean) => {
    if (selected === undefined || disabledKeys?.has(key) === true) return;
    onSelectedChange?.(toggleRange(selected, enabledKeys, key, checked, range ? anchor.current : null));
    anchor.current = key;
  });
  /** Replaces the selection, including rows on other pages; where rows are chosen, these stay. */
  const checkAll = useLatest((checked: boolean) =>
    onSelectedChange?.(
      choice === undefined || selected === undefined
        ? new Set(checked ? keys : [])
        : togglePage(selected, enabledKeys, checked),
    ),
  );
  const toggle = (key: string, range: boolean): void => check(key, range || selected?.has(key) !== true, range);

  /**
   * A click on the row's link toggles the row while rows are being selected; Enter on the link
   * (detail 0) still opens it.
   */
  const rowClickCapture = useLatest((key: string, event: MouseEvent<HTMLTableRowElement>) => {
    const { target, ctrlKey, metaKey, shiftKey, detail } = event;
    if (!selecting || detail === 0 || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || target.closest('[data-row-link]') === null) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(key, shiftKey);
  });
  const rowClick = useLatest((key: string, event: MouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
    // Portals bubble here too: a click in a menu of the row is not a click on the row.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const control = target.closest(CONTROLS);
    if (choice !== undefined && !selectable && (control === null || control.matches('[data-row-button]'))) {
      if (!choice.disabledKeys.has(key)) choice.onChoose(key);
      return;
    }
    if (control !== null) return;
    if (selecting) {
      toggle(key, shiftKey);
      return;
    }
    if (window.getSelection()?.isCollapsed === false) return;
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    currentTarget.querySelector('[data-row-link]')?.dispatchEvent(click);
  });
  return { selecting, enabledKeys, check, checkAll, rowClick, rowClickCapture };
};
