import { useText } from '../../kit';
import { State } from '../../ui';

export const MissingLayout = () => {
  const { t } = useText();
  return <State kind="error" title={t('layout_missing')} text={t('layout_missing_text')} />;
};
