import type { UserMention, UserMentions } from '../../../application/history';
import { mentionsAsMarkdown } from '../../../domain/revisions';
import { valueOf } from '../../../kernel';
import { useItemLink, useStream, useText } from '../../../kit';
import { LoggedItemName } from '../../../parts/fields/logged-item';
import { ListStatus, useHistoryFormatter } from '../../../parts/item/item-history';
import { Avatar, Badge, Link, Markdown, TextLink } from '../../../ui';
import { OverviewSection } from './overview-section';
import classes from './overview.module.css';
import { TimeAgo } from './recent-section';

interface SectionProps {
  readonly mentions: UserMentions;
}

const Mention = ({ mention, mentions }: SectionProps & { readonly mention: UserMention }) => {
  const { comment, isNew } = mention;
  const { collection, item } = comment;
  const { t } = useText();
  const people = useStream(mentions.people.people$);
  const who = useHistoryFormatter('directus_activity').who(comment.user);
  const href = useItemLink()(collection, item);
  const name = <LoggedItemName collection={collection} item={item} />;
  return (
    <li className={classes['change']}>
      <Avatar name={who} size="large" />
      <div className={classes['what']}>
        <span className={classes['mentioned']}>
          {href === null ? (
            <span className={classes['title']}>{name}</span>
          ) : (
            <Link className={classes['title']} href={href} onClick={() => mentions.markAsRead(comment.id)}>
              {name}
            </Link>
          )}
          {isNew ? <Badge tone="accent">{t('mention_new')}</Badge> : null}
        </span>
        <div className={classes['words']}>
          <Markdown text={mentionsAsMarkdown(comment.comment, people, t('unknown_user'))} />
        </div>
        <span className={classes['meta']}>{t('mention_by', { who })}</span>
      </div>
      <TimeAgo timestamp={comment.timestamp} />
    </li>
  );
};

/** The comments in which others mention the user; nothing where there are none. */
export const MentionsSection = ({ mentions }: SectionProps) => {
  const { t } = useText();
  const remote = useStream(mentions.mentions$);
  const listed = valueOf(remote) ?? [];
  if (listed.length === 0 && remote.kind !== 'failed') return null;
  return (
    <OverviewSection
      icon="alternate_email"
      title={t('mentions')}
      more={
        listed.some(({ isNew }) => isNew) ? (
          <TextLink onClick={() => mentions.markAllAsRead()}>{t('mentions_read')}</TextLink>
        ) : undefined
      }
    >
      <ListStatus
        remote={remote}
        slow={false}
        failed={t('mentions_failed')}
        onRetry={() => mentions.reload()}
        rows={1}
      />
      {listed.length === 0 ? null : (
        <ul className={classes['list']}>
          {listed.map((mention) => (
            <Mention key={mention.comment.id} mention={mention} mentions={mentions} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
};
