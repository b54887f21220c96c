import type { Field as SchemaField } from '../../../domain/schema';
import { useText } from '../../../kit';
import { Field, Select } from '../../../ui';

interface FieldSelectProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly fields: readonly SchemaField[];
  readonly value: string | null;
  readonly onChange: (field: string | null) => void;
}

/** Selects a field, or none. */
export const FieldSelect = ({ name, label, note, fields, value, onChange }: FieldSelectProps) => {
  const { t, fieldName } = useText();
  return (
    <Field name={name} label={label} note={note}>
      <Select
        size="small"
        value={value ?? ''}
        placeholder={t('calendar_no_field')}
        options={fields.map((field) => ({ value: field.field, label: fieldName(field) }))}
        onChange={(field) => onChange(field === '' ? null : field)}
      />
    </Field>
  );
};
