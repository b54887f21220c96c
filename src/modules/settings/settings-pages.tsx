import { Navigate } from 'react-router-dom';
import { CapabilitiesStore } from '../../application/settings';
import { collectionPaths, useNamespaces, usePageTitle, useService, useText, useViewModel } from '../../kit';
import { ListPage, listPageViewModel } from '../../parts/lists/list-page';
import { EmptyState, HeaderBar, PageContent } from '../../ui';
import { DATA_MODEL, WEBHOOKS } from './settings-areas';
import { WebhooksMissing } from './webhook-page';

/** /settings: leads to the data model. */
export const SettingsStart = () => <Navigate to={DATA_MODEL} replace />;

const WebhookList = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const view = useViewModel(listPageViewModel, { collection: WEBHOOKS }, collectionPaths(WEBHOOKS));
  return (
    <ListPage
      view={view}
      title={t('webhooks')}
      icon="anchor"
      crumbs={[{ label: t('settings'), href: '/settings' }]}
      help="webhooks"
    />
  );
};

/** /settings/webhooks: the list of webhooks. */
export const WebhooksPage = () =>
  useService(CapabilitiesStore).capabilities.webhooks ? <WebhookList /> : <WebhooksMissing />;

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
