import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { SchemaStore } from '../../../application/data-model';
import type { Field } from '../../../domain/schema';
import { useService, useStream, useText } from '../../../kit';
import { isRightToLeft } from '../../../ui';
import { searchRows, visibleRows, type FieldRow, type FieldRules } from './field-rows.rules';

export interface FieldTreeProps {
  readonly collection: string;
  /** A constant: the rows are computed again when it changes. */
  readonly rules: FieldRules;
  /** Paths that are selected already and cannot be picked again. */
  readonly selected?: ReadonlySet<string> | undefined;
  /** Gets the dotted path and its last field. */
  readonly onPick: (path: string, field: Field) => void;
}

export interface FieldTreeState {
  /** Id of the tree element; those of its rows follow from it. */
  readonly id: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly searching: boolean;
  readonly rows: readonly FieldRow[];
  readonly isOpen: (row: FieldRow) => boolean;
  readonly isSelected: (row: FieldRow) => boolean;
  readonly toggle: (row: FieldRow) => void;
  /** Picks the row, or toggles one that can only be expanded. */
  readonly choose: (row: FieldRow) => void;
  /** The row that Enter chooses; it has no focus. */
  readonly active: FieldRow | null;
  /** Id of the active row, for `aria-activedescendant`. */
  readonly activeId: string | undefined;
  readonly activate: (row: FieldRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Clears the search and collapses the tree. */
  readonly reset: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** By index, since a field name may contain characters that an id may not. */
export const rowId = (id: string, index: number): string => `${id}-${index}`;

/**
 * State and keys of a tree below a search field that keeps the focus: up and down move, right and left expand and
 * collapse, Enter picks.
 */
export const useFieldTree = ({ collection, rules, selected = NONE, onPick }: FieldTreeProps): FieldTreeState => {
  const { locale, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const scope = useMemo(
    () => ({ schema, collection, rules, locale: locale.code, fieldName }),
    [schema, collection, rules, locale, fieldName],
  );
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(NONE);
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
  const isSelected = ({ path }: FieldRow): boolean => selected.has(path);
  const toggle = (row: FieldRow): void => setExpanded(row, !isOpen(row));
  const choose = (row: FieldRow): void => {
    if (!row.canPick) toggle(row);
    else if (!isSelected(row)) onPick(row.path, row.field);
  };

  /** Handles left and right; false where the key should move the text cursor instead. */
  const expandOrCollapse = (row: FieldRow, forward: boolean): boolean => {
    if (searching) return false;
    if (forward && row.expandable && !isOpen(row)) setExpanded(row, true);
    else if (forward && row.expandable) moveTo(index + 1);
    else if (!forward && isOpen(row)) setExpanded(row, false);
    else if (!forward && row.steps.length > 1) setActivePath(row.path.slice(0, row.path.lastIndexOf('.')));
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const mirrored = isRightToLeft(event.currentTarget);
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
        if (active !== null) choose(active);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return {
    id,
    text,
    setText: (next) => {
      setText(next);
      setActivePath(null);
    },
    searching,
    rows,
    isOpen,
    isSelected,
    toggle,
    choose,
    active,
    activeId: active === null ? undefined : rowId(id, index),
    activate: ({ path }) => setActivePath(path),
    onKeyDown,
    reset: () => {
      setText('');
      setOpen(NONE);
      setActivePath(null);
    },
  };
};
