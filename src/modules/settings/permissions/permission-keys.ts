import type { KeyboardEvent } from 'react';
import { ACTIONS } from '../../../domain/permissions';
import { isRightToLeft } from '../../../ui';

/** The actions and the two shortcuts of a row. */
const COLUMNS = ACTIONS.length + 2;

/** A cell by the positions of its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const clamp = (value: number, end: number): number => Math.min(Math.max(value, 0), end - 1);

/** Where a key leads in a grid; null for other keys. */
export const placeAfter = (event: KeyboardEvent<HTMLElement>, { row, column }: Place, rows: number): Place | null => {
  const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (altKey || metaKey) return null;
  const forward = isRightToLeft(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: clamp(nextRow, rows),
    column: clamp(nextColumn, COLUMNS),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowLeft':
    case 'ArrowRight':
      return to(row, column + (key === forward ? 1 : -1));
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? rows - 1 : row, COLUMNS - 1);
    default:
      return null;
  }
};
