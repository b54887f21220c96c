import { useText, type DisplayProps } from '../../kit';
import { Icon, VisuallyHidden } from '../../ui';

export const BooleanDisplay = ({ value }: DisplayProps) => {
  const { t } = useText();
  const on = value === true;
  return (
    <>
      <Icon name={on ? 'check' : 'close'} size="small" />
      <VisuallyHidden>{t(on ? 'yes' : 'no')}</VisuallyHidden>
    </>
  );
};
