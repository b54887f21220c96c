import { useMemo, useState } from 'react';
import type { FieldType } from '../../domain/schema';
import { useText } from '../../kit';
import { Combobox, type ComboboxOption } from '../../ui';
import { fieldAt } from '../filter-sentence';
import { useBuilder } from './builder-context';
import { childFields, searchFields } from './filterable-fields.rules';

interface FieldSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly icon?: string | undefined;
  readonly onChoose: (path: string, type: FieldType) => void;
  /** Called when the list closes, with or without a selection. */
  readonly onClose?: (() => void) | undefined;
  /** Opens and takes the focus on mount. */
  readonly opens?: boolean | undefined;
}

const EXPAND_PREFIX = 'into ';
const BACK = 'back';

/** Selects a field to filter by: by search, or by opening relations level by level. */
export const FieldSelect = ({ label, placeholder, icon, onChoose, onClose, opens = false }: FieldSelectProps) => {
  const { t } = useText();
  const { formatter } = useBuilder();
  const { schema, collection, locale } = formatter;
  const [text, setText] = useState('');
  const [path, setPath] = useState('');
  const options = useMemo((): readonly ComboboxOption[] => {
    const searching = text.trim() !== '';
    const fields = searching
      ? searchFields({ schema, locale }, collection, text)
      : childFields({ schema, locale }, collection, path);
    const backOption =
      path === '' || searching
        ? []
        : [{ value: BACK, label: t('fields_back'), icon: 'arrow_back', keepsOpen: true, quiet: true }];
    const fieldOptions = fields.flatMap(
      ({ path: value, name, prefix, type, expandable }): readonly ComboboxOption[] => [
        ...(type === null ? [] : [{ value, label: searching ? `${prefix}${name}` : name }]),
        ...(expandable && !searching
          ? [
              {
                value: `${EXPAND_PREFIX}${value}`,
                label: t('fields_of', { field: name }),
                icon: 'chevron_right',
                keepsOpen: true,
                quiet: true,
              },
            ]
          : []),
      ],
    );
    return [...backOption, ...fieldOptions];
  }, [schema, collection, locale, text, path, t]);
  const select = (value: string): void => {
    if (value === BACK) setPath(path.split('.').slice(0, -1).join('.'));
    else if (value.startsWith(EXPAND_PREFIX)) setPath(value.slice(EXPAND_PREFIX.length));
    else {
      const type = fieldAt(formatter, value)?.type;
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
      onChoose={select}
      onClose={close}
      defaultOpen={opens}
      status={options.length === 0 ? t('fields_none') : undefined}
    />
  );
};
