import { useMemo, useState } from 'react';
import type { FieldType } from '../../domain/schema';
import { useText } from '../../kit';
import { Combobox, type ComboboxOption } from '../../ui';
import { fieldAt } from '../filter-sentence';
import { useBuilder } from './builder-context';
import { fieldsBehind, searchFields } from './field-choices.rules';

interface FieldChoiceProps {
  readonly label: string;
  readonly placeholder: string;
  readonly icon?: string | undefined;
  readonly onChoose: (path: string, type: FieldType) => void;
  /** The list was closed, whether anything was chosen or not. */
  readonly onClose?: (() => void) | undefined;
  /** Takes the focus, and is open, at once. */
  readonly opens?: boolean | undefined;
}

const INTO = 'into ';
const BACK = 'back';

/** A field to filter by: found by typing, or on the way through relations. */
export const FieldChoice = ({ label, placeholder, icon, onChoose, onClose, opens = false }: FieldChoiceProps) => {
  const { t } = useText();
  const { reader } = useBuilder();
  const { schema, collection, locale } = reader;
  const [text, setText] = useState('');
  const [path, setPath] = useState('');
  const options = useMemo((): readonly ComboboxOption[] => {
    const searched = text.trim() !== '';
    const choices = searched
      ? searchFields({ schema, locale }, collection, text)
      : fieldsBehind({ schema, locale }, collection, path);
    const way =
      path === '' || searched
        ? []
        : [{ value: BACK, label: t('fields_back'), icon: 'arrow_back', stays: true, quiet: true }];
    const listed = choices.flatMap(({ path: value, name, before, type, leads }): readonly ComboboxOption[] => [
      ...(type === null ? [] : [{ value, label: searched ? `${before}${name}` : name }]),
      ...(leads && !searched
        ? [
            {
              value: `${INTO}${value}`,
              label: t('fields_of', { field: name }),
              icon: 'chevron_right',
              stays: true,
              quiet: true,
            },
          ]
        : []),
    ]);
    return [...way, ...listed];
  }, [schema, collection, locale, text, path, t]);
  const choose = (value: string): void => {
    if (value === BACK) setPath(path.split('.').slice(0, -1).join('.'));
    else if (value.startsWith(INTO)) setPath(value.slice(INTO.length));
    else {
      const type = fieldAt(reader, value)?.type;
      setText('');
      setPath('');
      if (type !== undefined) onChoose(value, type);
    }
  };
  const close = (): void => {
    setPath('');
    setText('');
    onClose?.();
  };
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      icon={icon}
      text={text}
      onText={setText}
      options={options}
      onChoose={choose}
      onClose={close}
      defaultOpen={opens}
      status={options.length === 0 ? t('fields_none') : undefined}
    />
  );
};
