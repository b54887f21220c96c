import { MAX_NAME_LENGTH, nameExcess } from '../../../domain/values';
import { type TextKey, type Translate, useText } from '../../../kit';
import { Field, Input } from '../../../ui';

/** How many characters a name has too many, as a text; null if it fits. */
export const nameTooLong = (t: Translate, name: string): string | null => {
  const count = nameExcess(name);
  return count === 0 ? null : t('validation_too_long', { count, limit: MAX_NAME_LENGTH });
};

/** Why a name cannot be saved; `missing` is the text for a blank one. Null if it can. */
export const nameDenied = (t: Translate, name: string, missing: TextKey): string | null =>
  nameTooLong(t, name) ?? (name.trim() === '' ? t(missing) : null);

interface NameFieldProps {
  /** The name of the control. */
  readonly field: string;
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** A required name, of a bookmark or folder; one that is too long is kept, with the number of characters too many. */
export const NameField = ({ field, label, name, onChange }: NameFieldProps) => {
  const { t } = useText();
  return (
    <Field name={field} label={label} required={t('required')} error={nameTooLong(t, name) ?? undefined}>
      <Input value={name} onChange={onChange} />
    </Field>
  );
};
