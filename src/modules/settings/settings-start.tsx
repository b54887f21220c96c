import { Navigate } from 'react-router-dom';
import { useNamespaces, usePageTitle, useText } from '../../kit';
import { EmptyState, HeaderBar, PageContent } from '../../ui';
import { SETTINGS_AREAS } from './settings-areas';

/** /settings: leads to the first area. */
export const SettingsStart = () => <Navigate to={SETTINGS_AREAS[0].path} replace />;

/** Any other path below /settings; the navigation stays. */
export const SettingsNotFound = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  usePageTitle(t('page_not_found'));
  return (
    <>
      <HeaderBar icon="explore" title={t('page_not_found')} />
      <PageContent>
        <EmptyState kind="no-result" title={t('page_not_found')} text={t('settings_not_found_text')} />
      </PageContent>
    </>
  );
};
