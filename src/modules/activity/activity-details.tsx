import { Suspense } from 'react';
import { SchemaStore } from '../../application/data-model';
import { type Activity, changesValues, mentionsAsNames } from '../../domain/revisions';
import { collectionName, fieldOf } from '../../domain/schema';
import { isMissing, valueOf } from '../../kernel';
import { useItemLink, useService, useStream, useText, useViewModel } from '../../kit';
import { FieldChanges, ListStatus, useHistoryFormatter } from '../../parts/item/item-history';
import { ValueDisplay } from '../../parts/fields/value-display';
import { Avatar, classNames, DescriptionList, EmptyState, TextLink } from '../../ui';
import classes from './activity-entry.module.css';
import { activityEntryViewModel, type ActivityEntryViewModel } from './activity-entry.view-model';
import { ACTIVITY } from './shortcuts';

interface EntryProps {
  readonly entry: Activity;
  readonly view: ActivityEntryViewModel;
}

/** Who did it, with a link to the user's page if there is one. */
const Person = ({ user }: Pick<Activity, 'user'>) => {
  const { t } = useText();
  const linkTo = useItemLink();
  const formatter = useHistoryFormatter(ACTIVITY);
  if (user === null) return <p className={classes['muted']}>{t('activity_user_unknown')}</p>;
  const name = formatter.who(user);
  const href = linkTo('directus_users', user.id);
  return (
    <div className={classes['person']}>
      <Avatar name={name} size="huge" />
      <span className={classes['names']}>
        <bdi className={classes['name']}>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</bdi>
        {user.email === null || user.email === name ? null : (
          <bdi className={`${classes['muted']} ${classes['small']}`}>{user.email}</bdi>
        )}
      </span>
    </div>
  );
};

/** The item of the entry: a link while it exists. */
const Subject = ({ entry, view }: EntryProps) => {
  const { t } = useText();
  const linkTo = useItemLink();
  const found = useStream(view.entry.item$);
  const href = linkTo(entry.collection, entry.item);
  const name = (found.kind === 'found' ? found.name : null) ?? entry.item;
  if (found.kind === 'missing')
    return (
      <>
        <bdi>{entry.item}</bdi> <span className={classes['muted']}>{t('activity_item_missing')}</span>
      </>
    );
  return <bdi>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</bdi>;
};

/** The values that the entry's revision recorded. */
const Changes = ({ entry, view }: EntryProps) => {
  const { t } = useText();
  const remote = useStream(view.entry.changes$);
  const changes = valueOf(remote);
  if (!changesValues(entry)) return null;
  return (
    <section>
      <h2 className={classes['heading']}>{t('activity_changes')}</h2>
      <ListStatus
        remote={remote}
        slow={remote.kind === 'loading'}
        failed={t('activity_changes_failed')}
        onRetry={() => view.entry.reloadChanges()}
      />
      {remote.kind === 'idle' || changes?.length === 0 ? (
        <p className={classes['muted']}>{t('activity_changes_none')}</p>
      ) : null}
      {changes === null || changes.length === 0 ? null : (
        <FieldChanges
          collection={entry.collection}
          names={view.names}
          changes={changes}
          isCreation={entry.action === 'create'}
        />
      )}
    </section>
  );
};

interface CommentProps extends Pick<EntryProps, 'view'> {
  readonly text: string;
}

/** The comment as written, with the names of mentioned users. */
const Comment = ({ text, view }: CommentProps) => {
  const { t } = useText();
  const people = useStream(view.people.people$);
  const isNaming = useStream(view.people.pending$).size > 0;
  return (
    <section>
      <h2 className={classes['heading']}>{t('activity_comment')}</h2>
      <p className={classNames(classes['comment'], isNaming && classes['naming'])} aria-busy={isNaming} dir="auto">
        {mentionsAsNames(text, people)}
      </p>
    </section>
  );
};

const Details = ({ entry, view }: EntryProps) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const formatter = useHistoryFormatter(ACTIVITY);
  const action = fieldOf(schema, ACTIVITY, 'action');
  const collection = schema.collections.get(entry.collection);
  const facts = [
    {
      name: t('activity_action'),
      value: action === null ? entry.action : <ValueDisplay field={action} value={entry.action} />,
    },
    { name: t('activity_when'), value: formatter.fullMoment(entry.timestamp) },
    {
      name: t('collection'),
      value: <bdi>{collection === undefined ? entry.collection : collectionName(collection, locale.code)}</bdi>,
    },
    { name: t('activity_subject'), value: <Subject entry={entry} view={view} /> },
    ...(entry.ip === null ? [] : [{ name: t('activity_address'), value: <code>{entry.ip}</code> }]),
    ...(entry.user_agent === null
      ? []
      : [{ name: t('activity_agent'), value: <bdi className={classes['wrapped']}>{entry.user_agent}</bdi> }]),
  ];
  return (
    <div className={classes['entry']}>
      <Person user={entry.user} />
      <Suspense fallback={null}>
        <div className={classes['facts']}>
          <DescriptionList entries={facts} />
        </div>
      </Suspense>
      {entry.comment === null ? null : <Comment text={entry.comment} view={view} />}
      <Changes entry={entry} view={view} />
    </div>
  );
};

/** An entry that does not exist, or that the user may not see; the server does not tell which. */
export const MissingEntry = () => {
  const { t } = useText();
  return <EmptyState kind="no-result" compact title={t('activity_missing')} text={t('activity_missing_text')} />;
};

/** One entry: loading, not found, failed, or its details. */
export const ActivityDetails = ({ id }: { readonly id: number }) => {
  const { t, locale } = useText();
  const view = useViewModel(activityEntryViewModel, id, locale.code);
  const remote = useStream(view.entry.entry$);
  const slow = useStream(view.entry.isSlow$);
  const entry = valueOf(remote);
  if (remote.kind === 'failed' && isMissing(remote.failure)) return <MissingEntry />;
  return (
    <>
      <ListStatus remote={remote} slow={slow} failed={t('activity_failed')} onRetry={() => view.entry.reload()} />
      {entry === null ? null : <Details entry={entry} view={view} />}
    </>
  );
};
