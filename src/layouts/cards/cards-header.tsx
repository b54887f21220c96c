import { nextCardSize, sortMenu, sortParts, sortText } from '../../domain/query';
import type { Schema } from '../../domain/schema';
import { useText } from '../../kit';
import { Button, CARDS_QUERY, Checkbox, IconButton, Menu, Toolbar, useMediaQuery } from '../../ui';
import classes from './cards.module.css';

interface CardsHeaderProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly size: number;
  readonly sort: string;
  /** Selection state of this page; null when items cannot be selected. */
  readonly selected: 'none' | 'some' | 'all' | null;
  readonly onSize: (size: number) => void;
  readonly onSort: (sort: string) => void;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
}

const MAX_SIZE = 5;

/** Toolbar above the cards: select all, sort, size. */
export const CardsHeader = ({
  schema,
  collection,
  size,
  sort,
  selected,
  onSize,
  onSort,
  onSelectAll,
  onSelectNone,
}: CardsHeaderProps) => {
  const { t, fieldName } = useText();
  const { field: sorted, descending } = sortParts(sort);
  const sortOptions = sortMenu(schema, collection);
  const sortedField = sortOptions.find(({ field }) => field.field === sorted)?.field;
  const narrow = useMediaQuery(CARDS_QUERY);
  return (
    <Toolbar
      label={t('layout_cards')}
      end={
        <>
          <Menu
            label={t('cards_sort_by')}
            entries={sortOptions.map(({ field, disabled }) => ({
              key: field.field,
              label: fieldName(field),
              checked: field.field === sorted,
              disabledReason: disabled && t('cards_not_sortable'),
              onSelect: () => onSort(sortText({ field: field.field, descending })),
            }))}
            trigger={
              <Button variant="ghost" size="small" className={classes['sort']}>
                {sortedField === undefined
                  ? t('cards_sort_by')
                  : t('cards_sorted_by', { field: fieldName(sortedField) })}
              </Button>
            }
          />
          <IconButton
            size="small"
            icon={descending ? 'arrow_downward' : 'arrow_upward'}
            label={t(descending ? 'cards_descending' : 'cards_ascending')}
            onClick={() => onSort(sortText({ field: sorted, descending: !descending }))}
          />
          <IconButton
            size="small"
            icon="photo_size_select_large"
            label={t('cards_size', { size, largest: MAX_SIZE, next: nextCardSize(size) })}
            onClick={() => onSize(nextCardSize(size))}
          />
        </>
      }
    >
      {selected === null ? null : (
        <Checkbox
          checked={selected === 'all'}
          indeterminate={selected === 'some'}
          onChange={(checked) => (checked ? onSelectAll() : onSelectNone())}
        >
          {t(narrow ? 'select_all_short' : 'select_all')}
        </Checkbox>
      )}
    </Toolbar>
  );
};
