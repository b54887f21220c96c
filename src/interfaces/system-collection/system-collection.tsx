import { useMemo } from 'react';
import { SchemaStore } from '../../application/data-model';
import { collectionName } from '../../domain/schema';
import { flagOption, textOption } from '../../domain/values';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { collectionChoices } from '../../parts/fields/choices';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Notice, Select } from '../../ui';

/** One of the collections; a selected one that the user may not read, or that is gone, stays selected and is marked. */
export const SystemCollectionInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const includeSystem = flagOption(options, 'includeSystem');
  const collections = useMemo(
    () =>
      collectionChoices(schema, locale.code, includeSystem).map(({ value: name, text, icon }) => ({
        value: String(name),
        label: text,
        icon: icon ?? undefined,
      })),
    [schema, locale.code, includeSystem],
  );
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  if (collections.length === 0)
    return (
      <>
        <Notice>{t('no_collections_to_choose')}</Notice>
        {value === null ? null : <UnsupportedValue value={value} hideNote />}
      </>
    );
  const selected = value ?? '';
  const known = schema.collections.get(selected);
  const isUnlisted = selected !== '' && !collections.some((each) => each.value === selected);
  const unlistedName =
    known === undefined ? t('name_not_found', { name: selected }) : collectionName(known, locale.code);
  const isNullable = field.schema?.is_nullable ?? true;
  return (
    <Select
      value={selected}
      readOnly={readonly}
      icon={collections.find((each) => each.value === selected)?.icon ?? 'list_alt'}
      placeholder={
        selected === '' || isNullable ? (textOption(options, 'placeholder') ?? t('nothing_chosen')) : undefined
      }
      options={isUnlisted ? [...collections, { value: selected, label: unlistedName }] : collections}
      onChange={(name) => {
        if (name !== '') onChange(name);
        else if (isNullable) onChange(null);
      }}
    />
  );
};
