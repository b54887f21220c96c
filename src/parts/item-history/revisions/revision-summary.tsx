import type { ViewedRevision } from '../../../application/history';
import { changedFields } from '../../../domain/revisions';
import { useText } from '../../../kit';
import { Avatar, DescriptionList, IconButton, Kbd } from '../../../ui';
import { UserCard } from '../../user-card';
import classes from './revision-drawer.module.css';
import { splitAtName, revisionSentence } from './revision.rules';
import type { HistoryFormatter } from '../use-history-formatter';

interface RevisionSummaryProps {
  readonly shown: ViewedRevision;
  readonly formatter: HistoryFormatter;
  readonly onStep: (by: 1 | -1) => void;
}

/** Author and time of a revision, client details if readable, and the buttons to the adjacent revisions. */
export const RevisionSummary = ({ shown, formatter, onStep }: RevisionSummaryProps) => {
  const { t } = useText();
  const { revision, position, total } = shown;
  const { activity } = revision;
  const user = activity?.user ?? null;
  const name = formatter.who(user);
  const sentence = revisionSentence(revision, changedFields(revision), formatter);
  const [before, after] = splitAtName(t(sentence.key, sentence.parameters));
  const who = <span className={classes['name']}>{name}</span>;
  return (
    <div className={classes['facts']}>
      <div className={classes['summary']}>
        <Avatar name={name} size="large" />
        <p className={classes['sentence']}>
          {before}
          <bdi>
            {user === null ? (
              who
            ) : (
              <UserCard
                id={user.id}
                anchor={
                  <button type="button" className={classes['name']}>
                    {name}
                  </button>
                }
              />
            )}
          </bdi>
          {after}
          <small className={classes['moment']}>{formatter.fullMoment(activity?.timestamp ?? '')}</small>
        </p>
        <div className={classes['steps']}>
          <IconButton
            icon="expand_less"
            label={t('revision_later')}
            disabledReason={position === 1 && t('revision_is_last')}
            onClick={() => onStep(1)}
          />
          <IconButton
            icon="expand_more"
            label={t('revision_earlier')}
            disabledReason={position === total && t('revision_is_first')}
            onClick={() => onStep(-1)}
          />
          <span className={classes['place']} role="status">
            {t('revision_place', { place: position, listed: total })}
          </span>
          <span className={classes['keys']} aria-hidden="true">
            <Kbd keys="Alt ↑ ↓" />
          </span>
        </div>
      </div>
      {activity === null || (activity.ip === null && activity.user_agent === null) ? null : (
        <details className={classes['details']}>
          <summary>{t('details')}</summary>
          <DescriptionList
            entries={[
              ...(activity.ip === null ? [] : [{ name: t('revision_ip'), value: <code>{activity.ip}</code> }]),
              ...(activity.user_agent === null
                ? []
                : [{ name: t('revision_agent'), value: <bdi>{activity.user_agent}</bdi> }]),
            ]}
          />
        </details>
      )}
    </div>
  );
};
