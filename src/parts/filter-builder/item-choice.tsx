import { useState } from 'react';
import { ItemSearch } from '../../application/filters';
import type { WorkParts } from '../../application/work';
import { relatedDynamic } from './related-dynamic.rules';
import { valueOf, type Json } from '../../kernel';
import { WorkPartsService, useStream, useText, useViewModel, viewModel } from '../../kit';
import { Combobox, type ComboboxOption } from '../../ui';
import { useBuilder } from './builder';

interface ItemChoiceProps {
  readonly collection: string;
  readonly label: string;
  /** Keys that are chosen already. */
  readonly chosen: readonly string[];
  readonly onChoose: (key: Json) => void;
}

const MORE = 'more';
const AGAIN = 'again';
const KEY = 'key ';

const itemSearch = viewModel([WorkPartsService], (parts: WorkParts) => (collection: string) => new ItemSearch(parts, collection));

/** An item of a related collection, found by what it is called. */
export const ItemChoice = ({ collection, label, chosen, onChoose }: ItemChoiceProps) => {
  const { t } = useText();
  const { names } = useBuilder();
  const search = useViewModel(itemSearch, collection);
  const found = useStream(search.found$);
  const [text, setText] = useState('');
  const { items = [], more = false } = valueOf(found) ?? {};
  const offered = items.filter(({ key }) => !chosen.includes(String(key)));
  const dynamic = text.trim() === '' ? relatedDynamic(collection).filter(({ value }) => !chosen.includes(value)) : [];
  const options: readonly ComboboxOption[] = [
    ...dynamic.map(({ value, text: key }) => ({ value: `${KEY}${value}`, label: t(key), icon: 'person' })),
    ...offered.map(({ key, name }) => ({ value: `${KEY}${key}`, label: name, ...(name === String(key) ? {} : { note: String(key).slice(0, 8) }) })),
    ...(more && found.kind === 'ready' ? [{ value: MORE, label: t('items_more'), icon: 'expand_more', stays: true, quiet: true }] : []),
    ...(found.kind === 'failed' ? [{ value: AGAIN, label: t('items_try_again'), icon: 'refresh', stays: true, quiet: true }] : []),
  ];
  const type = (next: string): void => {
    setText(next);
    search.search(next);
  };
  const choose = (value: string): void => {
    if (value === MORE) search.more();
    else if (value === AGAIN) search.retry();
    else {
      const key = value.slice(KEY.length);
      const item = items.find((each) => String(each.key) === key);
      if (item !== undefined) names.know(collection, item.key, item.name);
      if (text !== '') type('');
      onChoose(item?.key ?? key);
    }
  };
  const status = found.kind === 'loading' ? t('items_searching') : options.length === 0 ? t('items_none') : undefined;
  return (
    <Combobox
      label={label}
      placeholder={t('items_search')}
      icon="search"
      text={text}
      onText={type}
      options={options}
      onChoose={choose}
      onOpen={() => search.open()}
      status={status}
    />
  );
};
