import { textOption } from '../../domain/values';
import { type InterfaceProps, Translator, useService, useText } from '../../kit';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Select } from '../../ui';

/**
 * The languages of the application by their own names. Another stored language stays, by its code, until one is
 * selected.
 */
export const SystemLanguageInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const { locales } = useService(Translator);
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  const selected = value ?? '';
  const languages = locales.map(({ code, name }) => ({ value: code, label: name }));
  const isUnlisted = selected !== '' && !languages.some((language) => language.value === selected);
  const isNullable = field.schema?.is_nullable ?? true;
  return (
    <Select
      value={selected}
      readOnly={readonly}
      icon="translate"
      placeholder={
        selected === '' || isNullable ? (textOption(options, 'placeholder') ?? t('nothing_chosen')) : undefined
      }
      options={isUnlisted ? [...languages, { value: selected, label: selected }] : languages}
      onChange={(code) => {
        if (code !== '') onChange(code);
        else if (isNullable) onChange(null);
      }}
    />
  );
};
