import { useParams } from 'react-router-dom';
import type { SaveTarget } from '../../domain/items';
import { CapabilitiesStore } from '../../application/settings';
import { collectionPaths, itemPath, useNamespaces, usePageTitle, useService, useText } from '../../kit';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../parts/item/item-page';
import { EmptyState, HeaderBar, PageContent } from '../../ui';
import { WEBHOOKS } from './settings-areas';

const PATHS = collectionPaths(WEBHOOKS);

/** Says that the server has no webhooks, in place of their pages. */
export const WebhooksMissing = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  usePageTitle(t('webhooks'));
  return (
    <>
      <HeaderBar icon="anchor" title={t('webhooks')} />
      <PageContent>
        <EmptyState kind="empty" title={t('webhooks_missing')} text={t('webhooks_missing_text')} />
      </PageContent>
    </>
  );
};

interface WebhookFormProps {
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const WebhookForm = ({ target, onMove }: WebhookFormProps) => {
  useNamespaces(['settings']);
  const { t } = useText();
  const view = useItemPage(target);
  return (
    <ItemPage
      view={view}
      paths={PATHS}
      icon="anchor"
      crumbs={[
        { label: t('settings'), href: '/settings' },
        { label: t('webhooks'), href: PATHS.list },
      ]}
      help="webhooks"
      onMove={onMove}
    />
  );
};

/** /settings/webhooks/{primaryKey}: the form of a webhook; '+' is a new one. */
export const WebhookPage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(WEBHOOKS, primaryKey));
  if (!useService(CapabilitiesStore).capabilities.webhooks) return <WebhooksMissing />;
  return <WebhookForm key={identity} target={itemTarget(WEBHOOKS, primaryKey)} onMove={announce} />;
};
