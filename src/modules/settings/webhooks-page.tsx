import { collectionPaths, useNamespaces, useText, useViewModel } from '../../kit';
import { ListPage, listPageViewModel } from '../../parts/list-page';

export const WEBHOOKS = 'directus_webhooks';
export const WEBHOOK_PATHS = collectionPaths(WEBHOOKS);

const REF = { collection: WEBHOOKS };

/** /settings/webhooks: the list of webhooks. */
export const WebhooksPage = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const view = useViewModel(listPageViewModel, REF, WEBHOOK_PATHS);
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
