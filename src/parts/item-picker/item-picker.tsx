import { useState, type ReactNode } from 'react';
import { ItemSearch } from '../../application/relations';
import type { ItemDependencies } from '../../application/dependencies';
import type { PrimaryKey } from '../../domain/items';
import { valueOf } from '../../kernel';
import { ItemDependenciesService, useStream, useText, useViewModel, viewModel } from '../../kit';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../ui';

/** Something to choose that is no item: offered before the items while nobody searches. */
export interface ExtraOption {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
}

export interface ItemPickerProps extends Pick<ComboboxProps, 'size' | 'icon'> {
  readonly collection: string;
  /** What items are called here, if otherwise than usual. */
  readonly template?: string | null;
  readonly label: string;
  readonly placeholder?: string;
  /** Stands in the box while nobody searches: what is chosen already. */
  readonly selectedLabel?: string;
  /** The item that is chosen now: it is marked. */
  readonly current?: PrimaryKey | null;
  /** Keys that are not to be offered. */
  readonly excluded?: readonly string[];
  readonly extraOptions?: readonly ExtraOption[];
  readonly trailing?: ReactNode;
  readonly onSelect: (key: PrimaryKey, name: string) => void;
  readonly onSelectExtra?: (value: string) => void;
}

const MORE = 'more';
const RETRY = 'again';
const KEY = 'key ';
const EXTRA = 'other ';
const NONE: readonly never[] = [];

const itemSearch = viewModel(
  [ItemDependenciesService],
  (parts: ItemDependencies) => (collection: string, template: string | null) =>
    new ItemSearch(parts, collection, template),
);

/** An item of a collection, found on the server by what it is called. */
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
}: ItemPickerProps) => {
  const { t } = useText();
  const search = useViewModel(itemSearch, collection, template);
  const found = useStream(search.found$);
  const [typed, setTyped] = useState<string | null>(null);
  const { items = [], hasMore = false } = valueOf(found) ?? {};
  const offered = items.filter(({ key }) => !excluded.includes(String(key)));
  const options: readonly ComboboxOption[] = [
    ...((typed ?? '').trim() === '' ? extraOptions : []).map((other) => ({
      ...other,
      value: `${EXTRA}${other.value}`,
    })),
    ...offered.map(({ key, name }) => ({
      value: `${KEY}${key}`,
      label: name,
      ...(name === String(key) ? {} : { note: String(key).slice(0, 8) }),
      ...(current !== null && String(current) === String(key) ? { icon: 'check' } : {}),
    })),
    ...(hasMore && found.kind === 'ready'
      ? [{ value: MORE, label: t('items_more'), icon: 'expand_more', keepsOpen: true, quiet: true }]
      : []),
    ...(found.kind === 'failed'
      ? [{ value: RETRY, label: t('items_try_again'), icon: 'refresh', keepsOpen: true, quiet: true }]
      : []),
  ];
  const leave = (): void => {
    if (typed !== null && typed !== '') search.search('');
    setTyped(null);
  };
  const choose = (value: string): void => {
    if (value === MORE) search.loadMore();
    else if (value === RETRY) search.retry();
    else {
      leave();
      const item = items.find(({ key }) => value === `${KEY}${key}`);
      if (item !== undefined) onSelect(item.key, item.name);
      else if (value.startsWith(EXTRA)) onSelectExtra?.(value.slice(EXTRA.length));
    }
  };
  const status = found.kind === 'loading' ? t('items_searching') : options.length === 0 ? t('items_none') : undefined;
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
      onChoose={choose}
      onOpen={() => search.open()}
      onClose={leave}
      status={status}
    />
  );
};
