import { useEffect, useMemo, useState } from 'react';
import { createRelatedDenied, editItemDenied, isAdmin } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { textOption } from '../../domain/values';
import {
  type InterfaceProps,
  useItemLink,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../kit';
import { ItemPicker } from '../../parts/fields/item-picker';
import { PickerDrawer } from '../../parts/relations/picker-drawer';
import {
  nestedItemName,
  RelatedItemField,
  relatedItemName,
  type RelatedItemProps,
  selectedValue,
} from '../../parts/relations/related-item';
import { ClearButton } from '../../parts/fields/clear-button';
import { IconButton, Input, Notice, DetachedControl, TextLink } from '../../ui';
import classes from './select-dropdown-m2o.module.css';
import { AccessStore } from '../../application/access';
import { SchemaStore } from '../../application/data-model';
import { itemChoice, ownKey } from './select-dropdown-m2o.view-model';

const CREATE = 'create';

const NO_OPTIONS: readonly never[] = [];

/** The selected item by its name, a picker for another one, and a link to its page. */
const SelectedItem = ({
  field,
  value,
  options,
  readonly,
  onChange,
  relation,
  collection,
  related,
}: RelatedItemProps) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const template = textOption(options, 'template') ?? null;
  const choice = useViewModel(itemChoice, collection, template, textOption(options, 'mode') ?? 'auto', locale.code);
  const loader = choice.item;
  const place = useStream(choice.place$);
  const editedPlace$ = relation?.place$;
  const own = useStream(useMemo(() => ownKey(collection, editedPlace$), [collection, editedPlace$]));
  const loadedName = useStream(loader.name$);
  const key = related.kind === 'nothing' ? null : related.key;
  const isEdited = related.kind === 'item';
  useEffect(() => choice.show(key, isEdited), [choice, key, isEdited]);

  const name = key === null ? null : relatedItemName(loadedName, key);
  const displayName =
    related.kind === 'item'
      ? nestedItemName(related.item, collectionTemplate(schema, collection, template, locale.code), name, t)
      : (name ?? '');
  const label = fieldName(field);
  const itemLink = useItemLink();
  const isDeleted = loadedName.kind === 'ready' && loadedName.value === null && key !== null;
  const path = key === null || isDeleted ? null : itemLink(collection, key);
  const clearable = value !== null && !readonly && (field.schema?.is_nullable ?? true);
  const [browsing, setBrowsing] = useState(false);
  useSubscription(choice.drawerOpens$, () => setBrowsing(true));
  const openDrawer = readonly ? undefined : relation?.openDrawer;
  const access = useStream(useService(AccessStore).access$);
  const createDenied = createRelatedDenied(access, { related: collection, list: null });
  const editDenied = key === null ? false : editItemDenied(access, schema, collection);
  const keyField = primaryKeyOf(schema, collection);
  const lockedFilter = own === null || keyField === null ? null : { [keyField.field]: { _neq: own } };
  const buttons = (
    <DetachedControl>
      {openDrawer === undefined || value !== null ? null : (
        <IconButton
          icon="add"
          label={t('related_create_for', { field: label })}
          disabledReason={createDenied && t(createDenied)}
          size="small"
          onClick={() => openDrawer({ kind: 'new-item' })}
        />
      )}
      {openDrawer === undefined || value === null || isDeleted ? null : (
        <IconButton
          icon="edit"
          label={t('related_edit_row', { item: label })}
          size="small"
          disabledReason={editDenied && t(editDenied)}
          onClick={() => openDrawer({ kind: 'item' })}
        />
      )}
      {path === null ? null : (
        <IconButton icon="open_in_new" label={t('related_open', { name: label })} size="small" dir href={path} />
      )}
      {clearable ? <ClearButton field={field} onClear={() => onChange(null)} /> : null}
    </DetachedControl>
  );
  return (
    <div
      className={classes['related']}
      onFocus={() => choice.prepare()}
      onPointerEnter={readonly ? undefined : () => choice.prepare()}
    >
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
          excluded={own === null ? NO_OPTIONS : [String(own)]}
          size="large"
          icon={textOption(options, 'icon') ?? 'search'}
          trailing={buttons}
          extraOptions={
            openDrawer === undefined || createDenied !== false
              ? NO_OPTIONS
              : [{ value: CREATE, label: t('related_create_new'), icon: 'add' }]
          }
          onSelectExtra={() => openDrawer?.({ kind: 'new-item' })}
          isUndecided={place === 'unknown'}
          onOpen={() => choice.opened()}
          onClose={() => choice.closed()}
          onOpenDialog={place === 'drawer' ? () => setBrowsing(true) : undefined}
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
        field={label}
        lockedFilter={lockedFilter}
        selected={key === null ? [] : [key]}
        onPick={([picked]) => {
          if (picked !== undefined) onChange(selectedValue(picked, value));
        }}
        onClose={() => setBrowsing(false)}
      />
      {related.kind === 'item' ? <p className={classes['note']}>{t('related_new_text')}</p> : null}
      {template === null && !schema.collections.get(collection)?.meta?.display_template && isAdmin(access) ? (
        <p className={classes['note']}>{t('display_template_not_setup')}</p>
      ) : null}
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

/** A many-to-one relation: selects one item of another collection. */
export const SelectDropdownM2oInterface = (props: InterfaceProps) => (
  <RelatedItemField {...props} control={SelectedItem} />
);
