import { useState } from 'react';
import { valueText } from '../../domain/templates';
import { useText, type InterfaceProps } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { AnchoredPopover, isIconName, SelectButton } from '../../ui';
import { iconLabel } from './select-icon.rules';
import { IconPicker } from './icon-picker';

/** Selects an icon from a searchable list by category. */
export const SelectIconInterface = ({ field, value, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = valueText(value);
  const select = (icon: string): void => {
    setAnchor(null);
    onChange(icon);
  };
  return (
    <>
      <SelectButton
        text={isIconName(text) ? iconLabel(text) : text}
        placeholder={t('icon_choose')}
        icon={isIconName(text) ? text : 'insert_emoticon'}
        expanded={anchor !== null}
        readOnly={readonly}
        trailing={value === null || readonly ? undefined : <ClearButton field={field} onClear={() => onChange(null)} />}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      />
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('icon_choose')} align="start" onClose={() => setAnchor(null)}>
          <IconPicker current={text} onChoose={select} />
        </AnchoredPopover>
      )}
    </>
  );
};
