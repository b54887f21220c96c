import { actionLabel, type Revision } from '../../domain/revisions';
import { useText } from '../../kit';
import { classNames } from '../../ui';
import classes from './item-history.module.css';
import { PersonName } from './person-name';
import { revisionSentence } from './revision-sentence.rules';
import type { HistoryWords } from './use-history-words';
import { aroundWho } from './who.rules';

interface RevisionRowProps {
  readonly revision: Revision;
  readonly words: HistoryWords;
  /** The item is as it says. */
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** Who did what, and when; opens the revision. */
export const RevisionRow = ({ revision, words, current, onOpen }: RevisionRowProps) => {
  const { t } = useText();
  const sentence = revisionSentence(revision, words);
  const [before, after] = aroundWho(t(sentence.key, sentence.parameters));
  const user = revision.activity?.user ?? null;
  const time = words.time(revision.activity?.timestamp ?? '');
  return (
    <li>
      <button
        type="button"
        data-revision={revision.id}
        className={classNames(
          classes['revision'],
          classes[actionLabel(revision, words.automatic).kind],
          current && classes['current'],
        )}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={classes['what']}>
          {before}
          <PersonName id={user?.id ?? null} name={words.who(user)} />
          {after}
        </span>
        <small className={classes['time']}>{current ? `${time} · ${t('revision_current')}` : time}</small>
      </button>
    </li>
  );
};
