import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListRow, rowId } from '../../../domain/items';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';
import { dropStateOf, useReorder } from '../../../ui';
import { MoveDialog } from '../../lists/reorder';
import { type ListDenials, type RowDenials, rowMark } from './related-list.rules';
import type { RelatedListViewModel } from './related-list.view-model';
import { RelatedRow, type RowActions } from './related-row';
import classes from './related-list.module.css';

interface RelatedRowsListProps {
  readonly view: RelatedListViewModel;
  readonly label: string;
  readonly rows: readonly ListRow[];
  /** The rows of the page, or those that are not saved yet. */
  readonly part: 'page' | 'added';
  readonly readonly: boolean;
  readonly denials: ListDenials;
  /** Whether the rows can be moved now. */
  readonly isMovable: boolean;
  /** Why rows with staged edits cannot be changed now. */
  readonly lockedReason: string | null;
  /** The number of positions in the whole list. */
  readonly count: number;
}

const NO_REMOVAL = { remove: null, removeReason: null };

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

/** The rows of a page of the list, or the added ones above it. */
export const RelatedRowsList = ({
  view,
  label,
  rows,
  part,
  readonly,
  denials,
  isMovable,
  lockedReason,
  count,
}: RelatedRowsListProps) => {
  const { t, locale } = useText();
  const [movingId, setMovingId] = useState<string | null>(null);
  const moveTo = (row: ListRow, to: number): void =>
    part === 'page' ? view.moveOnPage(row, to) : view.moveAdded(row, to);
  const byId = (id: string): ListRow | undefined => rows.find(({ ref }) => rowId(ref) === id);
  const { container, dragged } = useReorder<HTMLUListElement>('y', (id, to) => {
    const row = byId(id);
    if (row !== undefined) moveTo(row, to);
  });
  const positionAt = (index: number): number =>
    part === 'page' ? view.positionOf(index) : view.positionOfAdded(index);
  const nameOf = (row: ListRow): string => view.nameOf(row) || t('related_new_item');
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
  const actionsOf = (row: ListRow, index: number): RowActions => {
    const isSaved = row.state === 'loaded';
    const locked = isSaved ? null : lockedReason;
    const denied = view.denialsOf(row, denials);
    const reasonOf = (denial: RowDenials['edit']): string | null => (denial === false ? locked : t(denial));
    return {
      edit: readonly || view.relation.openDrawer === undefined ? null : () => view.edit(row.ref),
      editReason: reasonOf(denied.edit),
      remove: readonly
        ? null
        : () => {
            view.remove(row);
            refocus(row);
          },
      removeReason: reasonOf(denied.remove),
      restore: () => {
        view.restore(row);
        refocus(row);
      },
      move: isMovable
        ? {
            index,
            count: rows.length,
            to: (to) => moveTo(row, to),
            askPosition: () => setMovingId(rowId(row.ref)),
          }
        : null,
    };
  };
  const pressDelete = useRef((_id: string): boolean => false);
  useEffect(() => {
    pressDelete.current = (id) => {
      const row = byId(id);
      const { remove, removeReason } = row === undefined ? NO_REMOVAL : actionsOf(row, 0);
      if (row?.state === 'removed' || remove === null || removeReason !== null) return false;
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
        {rows.map((row, index) => {
          const itemKey = view.rows.relatedKey(row.values);
          const mark = rowMark(row, view.list, itemKey !== null);
          return (
            <RelatedRow
              key={rowId(row.ref)}
              row={row}
              name={nameOf(row)}
              mark={mark}
              picture={view.pictures?.pictureOf(row.values)}
              number={
                part === 'page' && view.list.sortField !== null ? formatNumber(positionAt(index), locale.code) : null
              }
              collection={view.collectionOf(row)}
              isNamed={view.isAny}
              problem={view.problemOf(row)}
              itemKey={view.list.junction === null && 'draft' in row.ref ? null : itemKey}
              deletes={view.list.removal === 'delete' && !(row.state === 'created' || row.state === 'linked')}
              actions={actionsOf(row, index)}
              dropState={dropStateOf(dragged, rowId(row.ref), index)}
            />
          );
        })}
      </ul>
      {moving === undefined ? null : (
        <MoveDialog
          name={nameOf(moving)}
          position={positionAt(movingIndex)}
          count={count}
          onMove={(position) => view.moveTo(moving, positionAt(movingIndex), position)}
          onClose={() => setMovingId(null)}
        />
      )}
    </>
  );
};
