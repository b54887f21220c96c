import { useParams } from 'react-router-dom';
import type { SaveTarget } from '../../domain/items';
import { collectionPaths, itemPath, useNamespaces, useText } from '../../kit';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../parts/item/item-page';
import { WEBHOOKS } from './settings-areas';

const PATHS = collectionPaths(WEBHOOKS);

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
  return <WebhookForm key={identity} target={itemTarget(WEBHOOKS, primaryKey)} onMove={announce} />;
};
