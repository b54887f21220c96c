import { useMemo, useState, type KeyboardEvent } from 'react';
import { foundRows, treeRows, type FieldChoices, type FieldRow } from './field-rows.rules';

interface FieldTree {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly rows: readonly FieldRow[];
  readonly isOpen: (row: FieldRow) => boolean;
  readonly toggle: (row: FieldRow) => void;
  /** The row that Enter picks. */
  readonly active: FieldRow | null;
  readonly activate: (row: FieldRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A tree below a search field that keeps the focus: up and down go along it, right and left open and close, Enter picks. */
export const useFieldTree = (choices: FieldChoices, onPick: (row: FieldRow) => void): FieldTree => {
  const [text, setText] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [activePath, setActivePath] = useState<string | null>(null);
  const searching = text.trim() !== '';
  const rows = useMemo(
    () => (searching ? foundRows(choices, text) : treeRows(choices, open)),
    [choices, text, searching, open],
  );
  const place = Math.max(
    rows.findIndex(({ path }) => path === activePath),
    0,
  );
  const active = rows[place] ?? null;

  const setOpenness = (row: FieldRow, isOpen: boolean): void => {
    const next = new Set(open);
    if (isOpen) next.add(row.path);
    else next.delete(row.path);
    setOpen(next);
  };
  const go = (to: number): void => setActivePath(rows[Math.min(Math.max(to, 0), rows.length - 1)]?.path ?? null);
  const isOpen = (row: FieldRow): boolean => open.has(row.path);

  /** Sideways, where the text under the cursor has no use for it. */
  const turn = (row: FieldRow, further: boolean): boolean => {
    if (searching) return false;
    if (further && row.branch && !isOpen(row)) setOpenness(row, true);
    else if (further && row.branch) go(place + 1);
    else if (!further && isOpen(row)) setOpenness(row, false);
    else if (!further && row.level > 1) setActivePath(row.path.slice(0, row.path.lastIndexOf('.')));
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    switch (event.key) {
      case 'ArrowDown':
        go(place + 1);
        break;
      case 'ArrowUp':
        go(place - 1);
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (active === null || !turn(active, (event.key === 'ArrowRight') !== mirrored)) return;
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
    toggle: (row) => setOpenness(row, !isOpen(row)),
    active,
    activate: ({ path }) => setActivePath(path),
    onKeyDown,
  };
};
