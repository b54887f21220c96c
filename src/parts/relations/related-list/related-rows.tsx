import type { ListRow } from '../../../domain/items';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';
import { type ListDenials, rowMark } from './related-list.rules';
import type { RelatedListViewModel } from './related-list.view-model';
import type { RowActions } from './related-row';
import { RowList, type RowMoves } from './row-list';

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
  const moves: RowMoves = {
    to: (row, to) => (part === 'page' ? view.moveOnPage(row, to) : view.moveAdded(row, to)),
    toPosition: (row, from, to) => view.moveTo(row, from, to),
    positionAt: (index) => (part === 'page' ? view.positionOf(index) : view.positionOfAdded(index)),
    count,
  };
  const actionsOf = (row: ListRow): Omit<RowActions, 'move'> => {
    const locked = row.state === 'loaded' ? null : lockedReason;
    const denied = view.denialsOf(row, denials);
    return {
      edit: readonly || view.relation.openDrawer === undefined ? null : () => view.edit(row.ref),
      // During a save as well: the drawer waits for its end.
      editReason: denied.edit === false ? null : t(denied.edit),
      remove: readonly ? null : () => view.remove(row),
      removeReason: denied.remove === false ? locked : t(denied.remove),
      restore: () => view.restore(row),
    };
  };
  return (
    <RowList
      label={label}
      rows={rows}
      nameOf={(row) => view.nameOf(row) || t('related_new_item')}
      contentsOf={(row, index) => {
        const itemKey = view.rows.existingKey(row);
        return {
          mark: rowMark(row, view.list, itemKey !== null),
          picture: view.pictures?.pictureOf(row.values),
          number:
            part === 'page' && view.list.sortField !== null ? formatNumber(moves.positionAt(index), locale.code) : null,
          collection: view.collectionOf(row),
          isNamed: view.isAny,
          problem: view.problemOf(row),
          itemKey: view.list.junction === null && 'draft' in row.ref ? null : itemKey,
          deletes: view.list.removal === 'delete' && !(row.state === 'created' || row.state === 'linked'),
        };
      }}
      actionsOf={actionsOf}
      moves={moves}
      isMovable={isMovable}
    />
  );
};
