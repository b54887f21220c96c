import { useText } from '../../kit';
import { EmptyState } from '../../ui';

export const MissingLayout = () => {
  const { t } = useText();
  return <EmptyState kind="error" title={t('layout_missing')} text={t('layout_missing_text')} />;
};
