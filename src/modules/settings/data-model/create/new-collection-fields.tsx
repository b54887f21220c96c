import { useMemo } from 'react';
import { SchemaStore } from '../../../../application/data-model';
import { canBeCopied } from '../../../../domain/data-model';
import {
  collectionName,
  databaseName,
  KEY_KINDS,
  type KeyKind,
  SYSTEM_FIELDS,
  type SystemField,
} from '../../../../domain/schema';
import { textOrder } from '../../../../kernel';
import { type useForm, useService, useStream, useText } from '../../../../kit';
import { Checkbox, Field, Input, Notice, Select } from '../../../../ui';
import type { NewCollectionViewModel } from './new-collection.view-model';
import classes from './new-collection-fields.module.css';

interface PartProps {
  readonly form: ReturnType<typeof useForm<NewCollectionViewModel['form']['state']['values'], void>>;
}

/** The key of a collection that is no copy. */
const KeyFields = ({ form }: PartProps) => {
  const { t } = useText();
  const { key, keyKind, singleton } = form.values;
  return (
    <>
      <Field name="singleton" label={t('collection_kind')}>
        <Checkbox checked={singleton} onChange={(checked) => form.change({ singleton: checked })}>
          {t('collection_singleton')}
        </Checkbox>
      </Field>
      <Field name="key" label={t('key_field')} required={t('required')} error={form.error('key')}>
        <Input value={key} mono autoComplete="off" onChange={(text) => form.change({ key: databaseName(text) })} />
      </Field>
      <Field name="keyKind" label={t('key_kind')} note={t(`key_kind_${keyKind}_note`)}>
        <Select
          value={keyKind}
          options={KEY_KINDS.map((kind) => ({ value: kind, label: t(`key_kind_${kind}`) }))}
          onChange={(kind) => form.change({ keyKind: kind as KeyKind })}
        />
      </Field>
    </>
  );
};

/** The first step: the name, and the key or the collection that is copied. */
export const Setup = ({ form }: PartProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const sources = useMemo(
    () =>
      [...schema.collections.values()]
        .filter(canBeCopied)
        .map((each) => ({ value: each.collection, label: collectionName(each, locale.code) }))
        .toSorted((one, other) => textOrder(locale.code)(one.label, other.label)),
    [schema, locale],
  );
  const { name, source, withRelations } = form.values;
  return (
    <div className={classes['fields']}>
      <Field
        name="name"
        label={t('database_name')}
        required={t('required')}
        note={t('database_name_note')}
        error={form.error('name')}
      >
        <Input value={name} mono autoComplete="off" onChange={(text) => form.change({ name: databaseName(text) })} />
      </Field>
      {sources.length === 0 ? null : (
        <Field
          name="source"
          label={t('collection_source')}
          note={t('collection_source_note')}
          error={form.error('source')}
        >
          <Select
            value={source}
            placeholder={t('collection_source_none')}
            options={sources}
            onChange={(collection) => form.change({ source: collection })}
          />
        </Field>
      )}
      {source === '' ? (
        <KeyFields form={form} />
      ) : (
        <Field name="withRelations" label={t('source_relations')} note={t('source_relations_note')}>
          <Checkbox checked={withRelations} onChange={(checked) => form.change({ withRelations: checked })}>
            {t('source_relations_do')}
          </Checkbox>
        </Field>
      )}
    </div>
  );
};

/** The fields that a copy leaves out. */
export const LeftOut = ({ view }: { readonly view: NewCollectionViewModel }) => {
  const { t } = useText();
  const leftOut = useStream(view.leftOut$);
  if (leftOut.length === 0) return null;
  return (
    <Notice tone="info" title={t('source_left_out')}>
      <ul className={classes['left-out']} data-left-out="">
        {leftOut.map(({ field, kind }) => (
          <li key={field}>{t('source_left_out_field', { field, kind: t(`kind_${kind}`) })}</li>
        ))}
      </ul>
      {t('source_left_out_text')}
    </Notice>
  );
};

const SystemFieldRow = ({ kind, form }: PartProps & { readonly kind: SystemField }) => {
  const { t } = useText();
  const name = form.values[kind];
  const label = t(`system_field_${kind}`);
  return (
    <Field name={kind} label={label} note={t(`system_field_${kind}_note`)} error={form.error(kind)}>
      <div className={classes['system']}>
        <Checkbox
          aria-label={t('system_field_add', { field: label })}
          checked={name !== null}
          onChange={(checked) => form.change({ [kind]: checked ? kind : null })}
        />
        <Input
          aria-label={t('system_field_name', { field: label })}
          value={name ?? kind}
          mono
          autoComplete="off"
          readOnly={name === null}
          onChange={(text) => form.change({ [kind]: databaseName(text) })}
        />
      </div>
    </Field>
  );
};

/** The second step. */
export const SystemFields = ({ form }: PartProps) => (
  <div className={classes['fields']}>
    {SYSTEM_FIELDS.map((kind) => (
      <SystemFieldRow key={kind} kind={kind} form={form} />
    ))}
  </div>
);
