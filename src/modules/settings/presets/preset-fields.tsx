import { useMemo } from 'react';
import { RolesStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import type { ItemForm } from '../../../application/item-editing';
import { DEFAULT_LAYOUT, mayHavePreset, scopeColumns, type Scope } from '../../../domain/presets';
import { collectionName, isUnmanaged } from '../../../domain/schema';
import { textOrder } from '../../../kernel';
import {
  Registries,
  type TextKey,
  useContributions,
  useFieldErrorText,
  useService,
  useStream,
  useText,
} from '../../../kit';
import { ItemPicker } from '../../../parts/fields/item-picker';
import { ScopePicker } from '../../../parts/lists/scope-picker';
import { Field, Input, Notice, Select } from '../../../ui';
import classes from './preset-page.module.css';
import { scopeIn, textIn } from './preset.rules';

const NOBODY: Scope = { kind: 'user', id: '' };

/** Collections that may have presets, with the one that the preset has. */
const useCollections = (current: string | null) => {
  const { locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  return useMemo(() => {
    const options = [...schema.collections.values()]
      .filter((each) => !isUnmanaged(each) && mayHavePreset(each.collection))
      .map((each) => ({ value: each.collection, label: collectionName(each, locale.code) }))
      .toSorted((a, b) => textOrder(locale.code)(a.label, b.label));
    const isKnown = current === null || options.some(({ value }) => value === current);
    return isKnown ? options : [{ value: current, label: current }, ...options];
  }, [schema, locale, current]);
};

/** Collection, scope, layout and name of a preset; `person` is the name of the user that it is for. */
export const PresetFields = ({ form, person }: { readonly form: ItemForm; readonly person: string | null }) => {
  const { t } = useText();
  const values = useStream(form.values$);
  const errors = useStream(form.errors$);
  const printError = useFieldErrorText();
  const roles = useStream(useService(RolesStore).roles$);
  const collection = textIn(values, 'collection');
  const collections = useCollections(collection);
  const layout = textIn(values, 'layout') ?? DEFAULT_LAYOUT;
  const layouts = useContributions(useService(Registries).layouts).map(({ id, name }) => ({
    value: id,
    label: t(name as TextKey),
  }));
  const name = textIn(values, 'bookmark');
  const scope = scopeIn(values);
  const isHidden = name !== null && collection !== null && collection.startsWith('directus_');
  const errorOf = (field: string): string | undefined =>
    errors
      .filter((each) => each.field === field)
      .map((each) => printError(each))
      .join(' ') || undefined;
  const setScope = (next: Scope): void => {
    const { user, role } = scopeColumns(next);
    form.change('user', user);
    form.change('role', role);
  };
  return (
    <div className={classes['fields']}>
      <Field name="collection" label={t('collection')} required={t('required')} error={errorOf('collection')}>
        <Select
          value={collection ?? ''}
          placeholder={t('preset_collection_choose')}
          options={collections}
          onChange={(next) => form.change('collection', next === '' ? null : next)}
        />
      </Field>
      <Field name="layout" label={t('layout')}>
        <Select
          value={layout}
          options={
            layouts.some(({ value }) => value === layout) ? layouts : [{ value: layout, label: layout }, ...layouts]
          }
          onChange={(next) => form.change('layout', next)}
        />
      </Field>
      <div className={classes['scope']}>
        <ScopePicker
          scope={scope}
          person={{ label: t('preset_for_user'), scope: NOBODY }}
          roles={roles}
          everybody
          onChange={setScope}
        >
          <Field name="user" label={t('preset_user')} required={t('required')} error={errorOf('user')}>
            <ItemPicker
              collection="directus_users"
              template="{{first_name}} {{last_name}} {{email}}"
              label={t('preset_user')}
              selectedLabel={person ?? (scope.kind === 'user' ? scope.id : '')}
              current={scope.kind === 'user' && scope.id !== '' ? scope.id : null}
              onSelect={(key) => setScope({ kind: 'user', id: String(key) })}
            />
          </Field>
        </ScopePicker>
      </div>
      <Field name="bookmark" label={t('bookmark_name')} note={t('preset_name_note')} error={errorOf('bookmark')}>
        <Input
          value={name ?? ''}
          placeholder={t('preset_default')}
          onChange={(text) => form.change('bookmark', text === '' ? null : text)}
        />
      </Field>
      {isHidden ? <Notice tone="warning">{t('preset_bookmark_hidden')}</Notice> : null}
    </div>
  );
};
