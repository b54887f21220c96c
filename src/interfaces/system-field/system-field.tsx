import { useMemo } from 'react';
import { SchemaStore } from '../../application/data-model';
import { flagOption, textOption } from '../../domain/values';
import { type InterfaceProps, type Translate, useService, useStream, useText } from '../../kit';
import { ConfiguredCollection } from '../../parts/fields/configured-collection';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Select, type SelectOption } from '../../ui';
import { type FieldChoice, fieldChoices, fieldLimits, refusalText } from './system-field.rules';

const optionOf = (choice: FieldChoice, t: Translate): SelectOption => {
  const reason = refusalText(choice);
  return {
    value: choice.field,
    label: reason === null ? choice.name : t(reason.key, reason.parameters),
    disabled: reason !== null,
  };
};

interface FieldSelectProps extends Omit<InterfaceProps, 'value'> {
  readonly collection: string;
  readonly value: string | null;
}

const FieldSelect = ({ collection, value, options, readonly, onChange }: FieldSelectProps) => {
  const { t, locale, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const choices = useMemo(
    () => fieldChoices(schema, collection, fieldLimits(options), fieldName, locale.code),
    [schema, collection, options, fieldName, locale.code],
  );
  const selected = value ?? '';
  const isUnlisted = selected !== '' && !choices.some(({ field }) => field === selected);
  const listed = choices.map((choice) => optionOf(choice, t));
  const allowNone = flagOption(options, 'allowNone');
  return (
    <Select
      value={selected}
      readOnly={readonly}
      placeholder={
        selected === '' || allowNone ? (textOption(options, 'placeholder') ?? t('nothing_chosen')) : undefined
      }
      options={isUnlisted ? [...listed, { value: selected, label: t('name_not_found', { name: selected }) }] : listed}
      onChange={(name) => {
        if (name !== '') onChange(name);
        else if (allowNone) onChange(null);
      }}
    />
  );
};

/**
 * One field of a collection, by its key. A selected one that does not exist, or that the options do not allow, stays
 * selected and is marked.
 */
export const SystemFieldInterface = (props: InterfaceProps) => {
  const { value } = props;
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  return (
    <ConfiguredCollection {...props}>
      {(collection) => <FieldSelect {...props} value={value} collection={collection} />}
    </ConfiguredCollection>
  );
};
