import { useState, type ReactNode } from 'react';
import { ItemSearch } from '../../../application/relations';
import { itemDependencies } from '../../../application/dependencies';
import type { PrimaryKey } from '../../../domain/items';
import { shorten, valueOf } from '../../../kernel';
import { useStream, useText, useViewModel, viewModel } from '../../../kit';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../../ui';

/** An option that is no item, listed first while the search is empty. */
interface ExtraOption {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
}

interface ItemPickerProps extends Pick<ComboboxProps, 'size' | 'icon' | 'onOpenDialog' | 'isUndecided' | 'onClose'> {
  readonly collection: string;
  /** Template of the item names; the one of the collection by default. */
  readonly template?: string | null;
  readonly label: string;
  readonly placeholder?: string;
  /** Text of the input while the user is not searching. */
  readonly selectedLabel?: string;
  /** Key of the selected item, which is marked. */
  readonly current?: PrimaryKey | null;
  /** Keys that are not available. */
  readonly excluded?: readonly string[];
  readonly extraOptions?: readonly ExtraOption[];
  readonly trailing?: ReactNode;
  readonly onSelect: (key: PrimaryKey, name: string) => void;
  readonly onSelectExtra?: (value: string) => void;
  readonly onOpen?: () => void;
}

/** Rows that are drawn while the first items are loading (spec 002, 11). */
const SKELETONS = 10;

const MORE = 'more';
const RETRY = 'again';
const KEY = 'key ';
const EXTRA = 'other ';
const NONE: readonly never[] = [];

const itemSearch = viewModel(
  [itemDependencies('items', 'clock', 'schema', 'access')],
  (parts) => (collection: string, template: string | null, language: string) =>
    new ItemSearch(parts, collection, template, language),
);

/** Picks an item of a collection with a search on the server. */
export const ItemPicker = ({
  collection,
  template = null,
  label,
  placeholder,
  selectedLabel = '',
  current = null,
  excluded = NONE,
  extraOptions = NONE,
  trailing,
  size,
  icon = 'search',
  onSelect,
  onSelectExtra,
  onOpen,
  onClose,
  onOpenDialog,
  isUndecided,
}: ItemPickerProps) => {
  const { t, locale } = useText();
  const search = useViewModel(itemSearch, collection, template, locale.code);
  const result = useStream(search.found$);
  const [typed, setTyped] = useState<string | null>(null);
  const { items = [], hasMore = false } = valueOf(result) ?? {};
  const available = items.filter(({ key }) => !excluded.includes(String(key)));
  const options: readonly ComboboxOption[] = [
    ...((typed ?? '').trim() === '' ? extraOptions : []).map((other) => ({
      ...other,
      value: `${EXTRA}${other.value}`,
    })),
    ...available.map(({ key, name }) => ({
      value: `${KEY}${key}`,
      label: name,
      ...(name === String(key) ? {} : { note: shorten(String(key), 8) }),
      ...(current !== null && String(current) === String(key) ? { icon: 'check' } : {}),
    })),
    ...(hasMore && result.kind === 'ready'
      ? [{ value: MORE, label: t('items_more'), icon: 'expand_more', keepsOpen: true, quiet: true }]
      : []),
    ...(result.kind === 'failed'
      ? [{ value: RETRY, label: t('items_try_again'), icon: 'refresh', keepsOpen: true, quiet: true }]
      : []),
  ];
  const leave = (): void => {
    if (typed !== null && typed !== '') search.search('');
    setTyped(null);
  };
  const select = (value: string): void => {
    if (value === MORE) search.loadMore();
    else if (value === RETRY) search.retry();
    else {
      leave();
      const item = items.find(({ key }) => value === `${KEY}${key}`);
      if (item !== undefined) onSelect(item.key, item.name);
      else if (value.startsWith(EXTRA)) onSelectExtra?.(value.slice(EXTRA.length));
    }
  };
  const isLoading = result.kind === 'loading' || result.kind === 'idle';
  const status = isLoading ? t('items_searching') : options.length === 0 ? t('items_none') : undefined;
  return (
    <Combobox
      label={label}
      placeholder={placeholder ?? t('items_search')}
      icon={icon}
      size={size}
      text={typed ?? selectedLabel}
      selectsOnFocus={typed === null}
      trailing={trailing}
      onText={(next) => {
        setTyped(next);
        search.search(next);
      }}
      options={options}
      onChoose={select}
      onOpen={() => {
        search.open();
        onOpen?.();
      }}
      onOpenDialog={onOpenDialog}
      isUndecided={isUndecided}
      onClose={() => {
        leave();
        onClose?.();
      }}
      status={status}
      skeletons={isLoading && items.length === 0 ? SKELETONS : 0}
    />
  );
};
