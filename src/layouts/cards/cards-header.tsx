import { nextCardSize, sortMenu, sortParts, sortText } from '../../domain/query';
import { fieldName, type Schema } from '../../domain/schema';
import { useText } from '../../kit';
import { Button, CARDS_QUERY, Checkbox, IconButton, Menu, Toolbar, useMediaQuery } from '../../ui';
import classes from './cards.module.css';

interface CardsHeaderProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly size: number;
  readonly sort: string;
  /** How many of the cards here are selected; null where nothing can be. */
  readonly selected: 'none' | 'some' | 'all' | null;
  readonly onSize: (size: number) => void;
  readonly onSort: (sort: string) => void;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
}

const LARGEST = 5;

/** What cards have in place of a table's head: select all, order, size. */
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
  const { t, locale } = useText();
  const { field: sorted, descending } = sortParts(sort);
  const choices = sortMenu(schema, collection);
  const sortedField = choices.find(({ field }) => field.field === sorted)?.field;
  const narrow = useMediaQuery(CARDS_QUERY);
  return (
    <Toolbar
      label={t('layout_cards')}
      end={
        <>
          <Menu
            label={t('cards_sort_by')}
            entries={choices.map(({ field, disabled }) => ({
              key: field.field,
              label: fieldName(field, locale.code),
              checked: field.field === sorted,
              disabledReason: disabled && t('cards_not_sortable'),
              onSelect: () => onSort(sortText({ field: field.field, descending })),
            }))}
            trigger={
              <Button variant="ghost" size="small" className={classes['sort']}>
                {sortedField === undefined
                  ? t('cards_sort_by')
                  : t('cards_sorted_by', { field: fieldName(sortedField, locale.code) })}
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
            label={t('cards_size', { size, largest: LARGEST, next: nextCardSize(size) })}
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
          {...(narrow && { 'aria-label': t('select_all') })}
        >
          {narrow ? undefined : t('select_all')}
        </Checkbox>
      )}
    </Toolbar>
  );
};
