import { useState, type ReactNode } from 'react';
import { ItemSearch } from '../../application/relations';
import type { ItemDependencies } from '../../application/dependencies';
import type { PrimaryKey } from '../../domain/items';
import { valueOf } from '../../kernel';
import { ItemDependenciesService, useStream, useText, useViewModel, viewModel } from '../../kit';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../ui';

/** Something to choose that is no item: offered before the items while nobody searches. */
export interface OtherOption {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
}

export interface ItemChoiceProps extends Pick<ComboboxProps, 'size' | 'icon'> {
  readonly collection: string;
  /** What items are called here, if otherwise than usual. */
  readonly template?: string | null;
  readonly label: string;
  readonly placeholder?: string;
  /** Stands in the box while nobody searches: what is chosen already. */
  readonly shown?: string;
  /** The item that is chosen now: it is marked. */
  readonly current?: PrimaryKey | null;
  /** Keys that are not to be offered. */
  readonly without?: readonly string[];
  readonly others?: readonly OtherOption[];
  readonly trailing?: ReactNode;
  readonly onChoose: (key: PrimaryKey, name: string) => void;
  readonly onChooseOther?: (value: string) => void;
}

const MORE = 'more';
const AGAIN = 'again';
const KEY = 'key ';
const OTHER = 'other ';
const NONE: readonly never[] = [];

const itemSearch = viewModel(
  [ItemDependenciesService],
  (parts: ItemDependencies) => (collection: string, template: string | null) => new ItemSearch(parts, collection, template),
);

/** An item of a collection, found on the server by what it is called. */
export const ItemChoice = ({
  collection,
  template = null,
  label,
  placeholder,
  shown = '',
  current = null,
  without = NONE,
  others = NONE,
  trailing,
  size,
  icon = 'search',
  onChoose,
  onChooseOther,
}: ItemChoiceProps) => {
  const { t } = useText();
  const search = useViewModel(itemSearch, collection, template);
  const found = useStream(search.found$);
  const [typed, setTyped] = useState<string | null>(null);
  const { items = [], more = false } = valueOf(found) ?? {};
  const offered = items.filter(({ key }) => !without.includes(String(key)));
  const options: readonly ComboboxOption[] = [
    ...((typed ?? '').trim() === '' ? others : []).map((other) => ({ ...other, value: `${OTHER}${other.value}` })),
    ...offered.map(({ key, name }) => ({
      value: `${KEY}${key}`,
      label: name,
      ...(name === String(key) ? {} : { note: String(key).slice(0, 8) }),
      ...(current !== null && String(current) === String(key) ? { icon: 'check' } : {}),
    })),
    ...(more && found.kind === 'ready'
      ? [{ value: MORE, label: t('items_more'), icon: 'expand_more', stays: true, quiet: true }]
      : []),
    ...(found.kind === 'failed'
      ? [{ value: AGAIN, label: t('items_try_again'), icon: 'refresh', stays: true, quiet: true }]
      : []),
  ];
  const leave = (): void => {
    if (typed !== null && typed !== '') search.search('');
    setTyped(null);
  };
  const choose = (value: string): void => {
    if (value === MORE) search.more();
    else if (value === AGAIN) search.retry();
    else {
      leave();
      const item = items.find(({ key }) => value === `${KEY}${key}`);
      if (item !== undefined) onChoose(item.key, item.name);
      else if (value.startsWith(OTHER)) onChooseOther?.(value.slice(OTHER.length));
    }
  };
  const status = found.kind === 'loading' ? t('items_searching') : options.length === 0 ? t('items_none') : undefined;
  return (
    <Combobox
      label={label}
      placeholder={placeholder ?? t('items_search')}
      icon={icon}
      size={size}
      text={typed ?? shown}
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
