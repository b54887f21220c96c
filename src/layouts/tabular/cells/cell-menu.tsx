import type { ListSession } from '../../../application/browse';
import type { Item } from '../../../domain/items';
import { useText } from '../../../kit';
import { AnchoredMenu, type MenuEntry } from '../../../ui';
import { useColumnFilters } from '../columns/column-filters';
import type { ColumnPlan } from '../columns/columns.rules';

export interface CellMenuProps {
  readonly session: ListSession;
  readonly item: Item;
  readonly column: ColumnPlan;
  readonly anchor: HTMLElement;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The context menu of a cell. */
export const CellMenu = ({ session, item, column, anchor, onCopy, onClose }: CellMenuProps) => {
  const { t } = useText();
  const filters = useColumnFilters(session);
  const entries: readonly MenuEntry[] = [
    {
      key: 'filter',
      label: t('filter_by_value'),
      icon: 'filter_list',
      disabledReason: filters.comparison(item, column) === null && t('filter_by_value_denied'),
      onSelect: () => filters.addValue(item, column),
    },
    { key: 'copy', label: t('copy_value'), icon: 'content_copy', onSelect: onCopy },
  ];
  return <AnchoredMenu anchor={anchor} label={column.header} entries={entries} align="start" onClose={onClose} />;
};
