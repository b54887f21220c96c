import { useMemo, useState, type KeyboardEvent } from 'react';
import { searchRows, visibleRows, type FieldTreeScope, type FieldRow } from './field-rows.rules';

interface FieldTree {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly rows: readonly FieldRow[];
  readonly isOpen: (row: FieldRow) => boolean;
  readonly toggle: (row: FieldRow) => void;
  /** The row that Enter picks; it has no focus. */
  readonly active: FieldRow | null;
  readonly activate: (row: FieldRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** State and keys of a tree below a search field that keeps the focus: up and down move, right and left expand and collapse, Enter picks. */
export const useFieldTree = (scope: FieldTreeScope, onPick: (row: FieldRow) => void): FieldTree => {
  const [text, setText] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [activePath, setActivePath] = useState<string | null>(null);
  const searching = text.trim() !== '';
  const rows = useMemo(
    () => (searching ? searchRows(scope, text) : visibleRows(scope, open)),
    [scope, text, searching, open],
  );
  const index = Math.max(
    rows.findIndex(({ path }) => path === activePath),
    0,
  );
  const active = rows[index] ?? null;

  const setExpanded = (row: FieldRow, isOpen: boolean): void => {
    const next = new Set(open);
    if (isOpen) next.add(row.path);
    else next.delete(row.path);
    setOpen(next);
  };
  const moveTo = (to: number): void => setActivePath(rows[Math.min(Math.max(to, 0), rows.length - 1)]?.path ?? null);
  const isOpen = (row: FieldRow): boolean => open.has(row.path);

  /** Handles left and right; false where the key should move the text cursor instead. */
  const expandOrCollapse = (row: FieldRow, forward: boolean): boolean => {
    if (searching) return false;
    if (forward && row.expandable && !isOpen(row)) setExpanded(row, true);
    else if (forward && row.expandable) moveTo(index + 1);
    else if (!forward && isOpen(row)) setExpanded(row, false);
    else if (!forward && row.level > 1) setActivePath(row.path.slice(0, row.path.lastIndexOf('.')));
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    switch (event.key) {
      case 'ArrowDown':
        moveTo(index + 1);
        break;
      case 'ArrowUp':
        moveTo(index - 1);
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (active === null || !expandOrCollapse(active, (event.key === 'ArrowRight') !== mirrored)) return;
        break;
      case 'Enter':
        if (active !== null) onPick(active);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      setActivePath(null);
    },
    rows,
    isOpen,
    toggle: (row) => setExpanded(row, !isOpen(row)),
    active,
    activate: ({ path }) => setActivePath(path),
    onKeyDown,
  };
};
