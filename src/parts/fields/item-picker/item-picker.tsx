import { useState, type ReactNode } from 'react';
import { type FoundItem, ItemSearch } from '../../../application/relations';
import { itemDependencies } from '../../../application/dependencies';
import type { PrimaryKey } from '../../../domain/items';
import { AVATAR_KEY } from '../../../domain/files';
import { shorten, valueOf } from '../../../kernel';
import { useStream, useText, useViewModel, viewModel } from '../../../kit';
import { Avatar, Combobox, type ComboboxOption, type ComboboxProps } from '../../../ui';
import { usePicture } from '../picture';
import { Thumbnail } from '../thumbnail';
import classes from './item-picker.module.css';

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

const UserAvatar = ({ name, picture }: Pick<FoundItem, 'name' | 'picture'>) => (
  <Avatar name={name} src={usePicture(picture?.id ?? null, { key: AVATAR_KEY })} size="small" />
);

/** Room for the pictures of all rows of a collection with pictures, so that the names stand in one column. */
const ItemPicture = ({ collection, item }: { readonly collection: string; readonly item: FoundItem }) =>
  collection === 'directus_users' ? (
    <UserAvatar {...item} />
  ) : item.picture === undefined ? null : (
    <span className={classes['picture']}>
      <Thumbnail file={item.picture} name="" />
    </span>
  );

/** Names that stand for several of the items: their keys are shown beside them. */
const repeatedNames = (items: readonly FoundItem[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(items.flatMap(({ name }) => (seen.has(name) ? name : (seen.add(name), []))));
};

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
  const repeated = repeatedNames(available);
  const options: readonly ComboboxOption[] = [
    ...((typed ?? '').trim() === '' ? extraOptions : []).map((other) => ({
      ...other,
      value: `${EXTRA}${other.value}`,
    })),
    ...available.map((item) => ({
      value: `${KEY}${item.key}`,
      label: item.isNamed ? item.name : t('items_untitled'),
      note: !item.isNamed || repeated.has(item.name) ? shorten(String(item.key), 8) : undefined,
      picture: <ItemPicture collection={collection} item={item} />,
      isSelected: current !== null && String(current) === String(item.key),
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
