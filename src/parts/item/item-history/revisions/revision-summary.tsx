import type { ViewedRevision } from '../../../../application/history';
import { changedFields } from '../../../../domain/revisions';
import { useText } from '../../../../kit';
import { Avatar, Button, DescriptionList, Kbd } from '../../../../ui';
import { UserCard } from '../../../fields/user-card';
import classes from './revision-drawer.module.css';
import { splitAtName, revisionSentence } from './revision.rules';
import type { HistoryFormatter } from '../use-history-formatter';

interface RevisionStepsProps {
  readonly shown: ViewedRevision;
  readonly onStep: (by: 1 | -1) => void;
}

/** The buttons to the adjacent revisions, and the position in the list. */
export const RevisionSteps = ({ shown: { position, total }, onStep }: RevisionStepsProps) => {
  const { t } = useText();
  return (
    <div className={classes['steps']}>
      <Button
        variant="ghost"
        icon="chevron_left"
        iconDir
        disabledReason={position === total && t('revision_is_first')}
        onClick={() => onStep(-1)}
      >
        {t('revision_earlier')}
      </Button>
      <Button
        variant="ghost"
        icon="chevron_right"
        iconDir
        disabledReason={position === 1 && t('revision_is_last')}
        onClick={() => onStep(1)}
      >
        {t('revision_later')}
      </Button>
      <span className={classes['place']} role="status">
        {t('revision_place', { place: position, listed: total })}
      </span>
      <span className={classes['keys']} aria-hidden="true">
        <Kbd keys="Alt ↑ ↓" />
      </span>
    </div>
  );
};

interface RevisionSummaryProps {
  readonly shown: ViewedRevision;
  readonly formatter: HistoryFormatter;
}

/** Author and time of a revision, and client details if readable. */
export const RevisionSummary = ({ shown, formatter }: RevisionSummaryProps) => {
  const { t } = useText();
  const { revision } = shown;
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
