import { RecentItems } from '../../../application/actions';
import { Now } from '../../../application/clock';
import { SchemaStore } from '../../../application/data-model';
import type { RecentChanges } from '../../../application/history';
import { parseTimestamp, type RecentChange } from '../../../domain/revisions';
import { collectionName } from '../../../domain/schema';
import { valueOf } from '../../../kernel';
import { collectionPath, itemPath, useItemLink, useService, useStream, useText } from '../../../kit';
import { LoggedItemName } from '../../../parts/fields/logged-item';
import { ListStatus, useHistoryFormatter } from '../../../parts/item/item-history';
import { formatTimeAgo } from '../../../parts/item/recovery';
import { Avatar, Link, TextLink } from '../../../ui';
import { OverviewSection } from './overview-section';
import classes from './overview.module.css';
import { MAX_CHANGES } from './overview.view-model';

const ACTIVITY = 'directus_activity';

/** A time in the past, with the exact one as tooltip. */
export const TimeAgo = ({ timestamp }: { readonly timestamp: string }) => {
  const { locale } = useText();
  const now = useStream(useService(Now).now$);
  const formatter = useHistoryFormatter(ACTIVITY);
  const at = parseTimestamp(timestamp);
  if (Number.isNaN(at)) return null;
  return (
    <time className={classes['end']} dateTime={timestamp} title={formatter.fullMoment(timestamp)}>
      {formatTimeAgo(at, now, locale.code)}
    </time>
  );
};

/** The name of a collection in the reader's language. */
export const useCollectionName = (): ((collection: string) => string) => {
  const { schema } = useService(SchemaStore);
  const { locale } = useText();
  return (collection) => {
    const known = schema.collections.get(collection);
    return known === undefined ? collection : collectionName(known, locale.code);
  };
};

const DONE = { create: 'overview_created', delete: 'overview_deleted' } as const;

const isNamed = (action: string): action is keyof typeof DONE => action in DONE;

const Change = ({ change }: { readonly change: RecentChange }) => {
  const { action, collection, item, timestamp, user } = change;
  const { t } = useText();
  const linkTo = useItemLink();
  const nameOf = useCollectionName();
  const who = useHistoryFormatter(ACTIVITY).who(user);
  const href = action === 'delete' ? null : linkTo(collection, item);
  const name = <LoggedItemName collection={collection} item={item} />;
  return (
    <li className={classes['change']}>
      <Avatar name={who} size="large" />
      <span className={classes['what']}>
        {href === null ? (
          <span className={classes['title']}>{name}</span>
        ) : (
          <Link className={classes['title']} href={href}>
            {name}
          </Link>
        )}
        <span className={classes['meta']}>
          <span>{t(isNamed(action) ? DONE[action] : 'overview_changed', { who })}</span>
          <bdi>{nameOf(collection)}</bdi>
        </span>
      </span>
      <TimeAgo timestamp={timestamp} />
    </li>
  );
};

const Changes = ({ changes }: { readonly changes: RecentChanges }) => {
  const { t } = useText();
  const remote = useStream(changes.changes$);
  const listed = valueOf(remote)?.slice(0, MAX_CHANGES) ?? null;
  return (
    <OverviewSection
      icon="history"
      title={t('overview_changes')}
      more={<TextLink href={collectionPath(ACTIVITY)}>{t('notices_all_activity')}</TextLink>}
    >
      <ListStatus
        remote={remote}
        slow={useStream(changes.isSlow$)}
        failed={t('overview_changes_failed')}
        onRetry={() => changes.reload()}
        rows={MAX_CHANGES}
      />
      {listed?.length === 0 ? <p className={classes['none']}>{t('overview_changes_none')}</p> : null}
      {listed === null || listed.length === 0 ? null : (
        <ul className={classes['list']}>
          {listed.map((change) => (
            <Change key={`${change.collection} ${change.item}`} change={change} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
};

const Opened = () => {
  const { t } = useText();
  const nameOf = useCollectionName();
  const items = useStream(useService(RecentItems).items$);
  return (
    <OverviewSection icon="history" title={t('overview_opened')}>
      {items.length === 0 ? (
        <p className={classes['none']}>{t('overview_opened_none')}</p>
      ) : (
        <ul className={classes['list']}>
          {items.map(({ collection, key, title }) => (
            <li key={`${collection} ${key}`} className={classes['change']}>
              <span className={classes['what']}>
                <Link className={classes['title']} href={itemPath(collection, key)}>
                  <bdi>{title}</bdi>
                </Link>
                <span className={classes['meta']}>
                  <bdi>{nameOf(collection)}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
};

/** What was changed lately; for users who may not read the log, the items that they opened last. */
export const RecentSection = ({ changes }: { readonly changes: RecentChanges }) =>
  changes.isReadable ? <Changes changes={changes} /> : <Opened />;
