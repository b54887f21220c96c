import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListRow, rowId } from '../../../domain/items';
import { dropStateOf, useReorder } from '../../../ui';
import { MoveDialog } from '../../lists/reorder';
import { RelatedRow, type RelatedRowProps, type RowActions } from './related-row';
import classes from './related-list.module.css';

/** How the rows of a list are moved. */
export interface RowMoves {
  readonly to: (row: ListRow, index: number) => void;
  /** Both positions from 1; the second one may be on another page. */
  readonly toPosition: (row: ListRow, from: number, to: number) => void;
  /** The position of a row of this list, from 1. */
  readonly positionAt: (index: number) => number;
  /** The number of positions. */
  readonly count: number;
}

interface RowListProps {
  readonly label: string;
  readonly rows: readonly ListRow[];
  readonly nameOf: (row: ListRow, index: number) => string;
  readonly contentsOf: (row: ListRow, index: number) => Omit<RelatedRowProps, OwnProps>;
  readonly actionsOf: (row: ListRow, index: number) => Omit<RowActions, 'move'>;
  readonly moves: RowMoves;
  /** Whether the rows can be moved now. */
  readonly isMovable: boolean;
}

type OwnProps = 'row' | 'name' | 'actions' | 'dropState';

/**
 * Calls `remove` with the row that has the focus when Delete or Backspace is pressed; it returns
 * whether it did anything.
 */
const useDeleteKey = (list: RefObject<HTMLElement | null>, remove: RefObject<(id: string) => boolean>): void => {
  useEffect(() => {
    const { current } = list;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reorder]') : null;
      if (row?.dataset['reorder'] !== undefined && remove.current(row.dataset['reorder'])) event.preventDefault();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [list, remove]);
};

/** Rows that are moved by drag, by keys and to a position, and removed by the Delete key as well. */
export const RowList = ({ label, rows, nameOf, contentsOf, actionsOf, moves, isMovable }: RowListProps) => {
  const [movingId, setMovingId] = useState<string | null>(null);
  const byId = (id: string): ListRow | undefined => rows.find(({ ref }) => rowId(ref) === id);
  const { container, dragged } = useReorder<HTMLUListElement>('y', (id, to) => {
    const row = byId(id);
    if (row !== undefined) moves.to(row, to);
  });
  /** A removed row keeps its place, one that was only added here is gone: the focus stays in the list. */
  const refocus = (row: ListRow): void => {
    const parent = container.current?.closest<HTMLElement>('[data-field]') ?? null;
    requestAnimationFrame(() => {
      const left = [...(container.current?.querySelectorAll('li') ?? [])].find(
        ({ dataset }) => dataset['reorder'] === rowId(row.ref),
      );
      const near = left ?? container.current ?? parent;
      (near?.querySelector<HTMLElement>('span > button') ?? near?.querySelector('button'))?.focus();
    });
  };
  const actionsAt = (row: ListRow, index: number): RowActions => {
    const { remove, restore, ...others } = actionsOf(row, index);
    return {
      ...others,
      remove:
        remove === null
          ? null
          : () => {
              remove();
              refocus(row);
            },
      restore: () => {
        restore();
        refocus(row);
      },
      move: isMovable
        ? {
            index,
            count: rows.length,
            to: (to) => moves.to(row, to),
            askPosition: () => setMovingId(rowId(row.ref)),
          }
        : null,
    };
  };
  const pressDelete = useRef((_id: string): boolean => false);
  useEffect(() => {
    pressDelete.current = (id) => {
      const row = byId(id);
      if (row === undefined || row.state === 'removed') return false;
      const { remove, removeReason } = actionsAt(row, rows.indexOf(row));
      if (remove === null || removeReason !== null) return false;
      remove();
      return true;
    };
  });
  useDeleteKey(container, pressDelete);
  const moving = movingId === null ? undefined : byId(movingId);
  const movingIndex = moving === undefined ? 0 : rows.indexOf(moving);
  return (
    <>
      <ul ref={container} className={classes['rows']} aria-label={label}>
        {rows.map((row, index) => (
          <RelatedRow
            key={rowId(row.ref)}
            {...contentsOf(row, index)}
            row={row}
            name={nameOf(row, index)}
            actions={actionsAt(row, index)}
            dropState={dropStateOf(dragged, rowId(row.ref), index)}
          />
        ))}
      </ul>
      {moving === undefined ? null : (
        <MoveDialog
          name={nameOf(moving, movingIndex)}
          position={moves.positionAt(movingIndex)}
          count={moves.count}
          onMove={(position) => moves.toPosition(moving, moves.positionAt(movingIndex), position)}
          onClose={() => setMovingId(null)}
        />
      )}
    </>
  );
};
