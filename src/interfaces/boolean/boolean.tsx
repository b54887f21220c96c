import { useText, type InterfaceProps } from '../../kit';
import { Checkbox } from '../../ui';

/** Checked, unchecked, or neither while there is no value. */
export const BooleanInterface = ({ value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const label = options['label'];
  return (
    <Checkbox checked={value === true} indeterminate={value === null} disabled={readonly} onChange={(checked) => onChange(checked)}>
      {typeof label === 'string' && label !== '' ? label : t('enabled')}
    </Checkbox>
  );
};
