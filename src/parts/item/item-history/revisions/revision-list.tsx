import { Fragment, useEffect, useRef, useState } from 'react';
import { actionLabel, groupByDay, type RevisionEntry } from '../../../../domain/revisions';
import { valueOf } from '../../../../kernel';
import { useService, useStream, useText } from '../../../../kit';
import { Button, classNames } from '../../../../ui';
import classes from '../item-history.module.css';
import { ListStatus } from '../list-status';
import { PersonName } from '../person-name';
import { splitAtName, revisionSentence } from './revision.rules';
import type { RevisionsViewModel } from './revisions.view-model';
import { type HistoryFormatter, useHistoryFormatter } from '../use-history-formatter';
import { Now } from '../../../../application/clock';

interface RevisionRowProps {
  readonly revision: RevisionEntry;
  /** The fields that the save has changed; null before they are read. */
  readonly changed: readonly string[] | null;
  readonly formatter: HistoryFormatter;
  /** The revision holds the current state of the item. */
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** Who did what, and when; opens the revision. */
const RevisionRow = ({ revision, changed, formatter, current, onOpen }: RevisionRowProps) => {
  const { t } = useText();
  const sentence = revisionSentence(revision, changed, formatter);
  const [before, after] = splitAtName(t(sentence.key, sentence.parameters));
  const user = revision.activity?.user ?? null;
  const name = formatter.who(user);
  const time = formatter.time(revision.activity?.timestamp ?? '');
  return (
    <li>
      <button
        type="button"
        data-revision={revision.id}
        className={classNames(classes['revision'], classes[actionLabel(revision)], current && classes['current'])}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={classes['what']} title={`${before}${name}${after}`}>
          {before}
          <PersonName id={user?.id ?? null} name={name} />
          {after}
        </span>
        <small className={classes['time']}>{current ? `${time} · ${t('revision_current')}` : time}</small>
      </button>
    </li>
  );
};

/** The number of revisions in the sidebar until all are shown, and of rows that its skeleton stands for. */
const MAX_COLLAPSED = 6;

const timestampOf = (revision: RevisionEntry): string => revision.activity?.timestamp ?? '';

/** The revisions by day, newest first. */
export const RevisionList = ({ view }: { readonly view: RevisionsViewModel }) => {
  const { t } = useText();
  const { history } = view;
  const remote = useStream(history.revisions$);
  const slow = useStream(history.isSlow$);
  const now = useStream(useService(Now).now$);
  const formatter = useHistoryFormatter(history.item.collection);
  const fieldsById = useStream(history.changedFields$);
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus goes away.
    if (isExpanded) list.current?.querySelectorAll<HTMLElement>('[data-revision]')[MAX_COLLAPSED]?.focus();
  }, [isExpanded]);
  const loaded = valueOf(remote);
  const listedCount = loaded === null ? 0 : isExpanded ? loaded.revisions.length : MAX_COLLAPSED;
  useEffect(() => {
    history.list(listedCount);
    return () => history.list(0);
  }, [history, listedCount]);
  const status = (
    <ListStatus
      remote={remote}
      slow={slow}
      failed={t('revisions_failed')}
      rows={MAX_COLLAPSED}
      onRetry={() => history.reload()}
    />
  );
  if (loaded === null) return status;
  const { revisions, first, total, hasMore, omittedCount } = loaded;
  const isComplete = isExpanded || revisions.length <= MAX_COLLAPSED;
  const shown = isComplete ? revisions : revisions.slice(0, MAX_COLLAPSED);
  const days = groupByDay(shown, timestampOf, now, formatter.zone);
  const newest = revisions[0]?.id;
  const row = (revision: RevisionEntry) => (
    <RevisionRow
      key={revision.id}
      revision={revision}
      changed={fieldsById.get(revision.id) ?? null}
      formatter={formatter}
      current={revision.id === newest}
      onOpen={() => view.open(revision.id)}
    />
  );
  const showAll = (): void => {
    setExpanded(true);
    if (hasMore) history.showAll();
  };
  return (
    <>
      {status}
      {total === 0 ? <p className={classes['quiet']}>{t('revisions_none')}</p> : null}
      <div ref={list}>
        {days.map(({ day, entries }) => (
          <Fragment key={JSON.stringify(day)}>
            <h4 className={classes['day']}>{formatter.day(day, now)}</h4>
            <ol className={classes['revisions']}>{entries.map(row)}</ol>
          </Fragment>
        ))}
        {isComplete && omittedCount !== null && omittedCount > 0 ? (
          <p className={classes['divider']}>
            <span>{t('revisions_between', { count: omittedCount, number: omittedCount })}</span>
          </p>
        ) : null}
        {isComplete && first !== null ? (
          <>
            <h4 className={classes['day']}>
              {groupByDay([first], timestampOf, now, formatter.zone).map(({ day }) => formatter.day(day, now))}
            </h4>
            <ol className={classes['revisions']}>{row(first)}</ol>
          </>
        ) : null}
      </div>
      {hasMore || !isComplete ? (
        <Button variant="ghost" size="small" className={classes['more']} onClick={showAll}>
          {t('revisions_all', { total })}
        </Button>
      ) : null}
    </>
  );
};
