import { useEffect, useState } from 'react';
import { RelatedItem } from '../../application/relations';
import { collectionName, fieldName } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { textOption } from '../../domain/values';
import { type InterfaceProps, useItemLink, useService, useStream, useText, useViewModel, viewModel } from '../../kit';
import { ItemPicker } from '../../parts/item-picker';
import { PickerDrawer } from '../../parts/picker-drawer';
import { IconButton, Input, Notice, DetachedControl, TextLink } from '../../ui';
import classes from './select-dropdown-m2o.module.css';
import { selectedValue, relatedItemName, nestedItemName, type RelatedValue } from './select-dropdown-m2o.rules';
import { itemDependencies } from '../../application/dependencies';
import { SchemaStore } from '../../application/schema';

/** View-model of the selected item and its name. */
const relatedItem = viewModel(
  [itemDependencies('items', 'schema', 'access')],
  (parts) => (collection: string, template: string | null) => new RelatedItem(parts, collection, template),
);

interface SelectedItemProps extends InterfaceProps {
  readonly collection: string;
  readonly related: Exclude<RelatedValue, { kind: 'unknown' }>;
}

/** The selected item by its name, a picker for another one, and a link to its page. */
export const SelectedItem = ({ field, value, options, readonly, onChange, collection, related }: SelectedItemProps) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const template = textOption(options, 'template') ?? null;
  const loader = useViewModel(relatedItem, collection, template);
  const loadedName = useStream(loader.name$);
  const key = related.kind === 'nothing' ? null : related.key;
  useEffect(() => loader.setKey(key), [loader, key]);

  const name = key === null ? null : relatedItemName(loadedName, key);
  const displayName =
    related.kind === 'item'
      ? nestedItemName(related.item, collectionTemplate(schema, collection, template), name, t)
      : (name ?? '');
  const label = fieldName(field, locale.code);
  const itemLink = useItemLink();
  const isDeleted = loadedName.kind === 'ready' && loadedName.value === null && key !== null;
  const path = key === null || isDeleted ? null : itemLink(collection, key);
  const clearable = value !== null && !readonly && (field.schema?.is_nullable ?? true);
  const [browsing, setBrowsing] = useState(false);
  const parent = schema.collections.get(field.collection);
  const buttons = (
    <DetachedControl>
      {readonly ? null : (
        <IconButton icon="table_rows" label={t('related_browse')} size="small" onClick={() => setBrowsing(true)} />
      )}
      {path === null ? null : (
        <IconButton
          icon="open_in_new"
          label={t('related_open', { name: displayName || String(key) })}
          size="small"
          dir
          href={path}
        />
      )}
      {clearable ? (
        <IconButton icon="close" label={t('clear_value')} size="small" onClick={() => onChange(null)} />
      ) : null}
    </DetachedControl>
  );
  return (
    <div className={classes['related']}>
      {readonly ? (
        <Input
          value={displayName}
          placeholder={t('nothing_chosen')}
          trailing={buttons}
          readOnly
          onChange={() => undefined}
        />
      ) : (
        <ItemPicker
          collection={collection}
          template={template}
          label={label}
          placeholder={
            key !== null && loadedName.kind === 'loading'
              ? t('loading')
              : (textOption(options, 'placeholder') ?? t('related_choose'))
          }
          selectedLabel={displayName}
          current={key}
          size="large"
          icon={textOption(options, 'icon') ?? 'search'}
          trailing={buttons}
          onSelect={(selectedKey, selectedName) => {
            loader.cacheName(selectedKey, selectedName);
            onChange(selectedValue(selectedKey, value));
          }}
        />
      )}
      <PickerDrawer
        open={browsing}
        collection={collection}
        mode="one"
        title={t('related_choose')}
        trail={[parent === undefined ? field.collection : collectionName(parent, locale.code), label]}
        selected={key === null ? [] : [key]}
        onPick={([picked]) => {
          if (picked !== undefined) onChange(selectedValue(picked, value));
        }}
        onClose={() => setBrowsing(false)}
      />
      {related.kind === 'item' ? <p className={classes['note']}>{t('related_new_text')}</p> : null}
      {isDeleted ? (
        <Notice tone="warning" role="status">
          {t('related_gone')}
        </Notice>
      ) : null}
      {loadedName.kind === 'failed' ? (
        <p role="status" className={classes['note']}>
          {t('related_failed')} <TextLink onClick={() => loader.retry()}>{t('retry')}</TextLink>
        </p>
      ) : null}
    </div>
  );
};
