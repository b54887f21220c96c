import { useText } from '../../kit';
import { Button, Dialog, Notice } from '../../ui';
import { QUESTION_TEXTS, RISK_TEXTS } from './user-questions';
import classes from './user-dialog.module.css';
import type { UserQuestion } from './user-writes';

interface UserDialogProps {
  readonly question: UserQuestion | null;
  readonly onAnswer: (confirmed: boolean) => void;
  /** In place of a deletion that the server would refuse. */
  readonly onArchive: () => void;
}

/** Confirms a write to a user, and says what follows from it. The cancel button has the initial focus. */
export const UserDialog = ({ question, onAnswer, onArchive }: UserDialogProps) => {
  const { t } = useText();
  if (question === null) return null;
  const { title, text, action } = QUESTION_TEXTS[question.kind];
  const cancel = (): void => onAnswer(false);
  const confirm = (): void => (question.kind === 'has-files' ? onArchive() : onAnswer(true));
  const isOffered = question.kind !== 'has-files' || question.canArchive;
  return (
    <Dialog
      open
      danger={question.kind !== 'unarchive'}
      onClose={cancel}
      title={t(title)}
      text={text === undefined ? undefined : t(text)}
      actions={
        <>
          <Button variant="ghost" onClick={cancel} data-autofocus>
            {t('cancel')}
          </Button>
          {isOffered ? (
            <Button variant={question.kind === 'unarchive' ? 'primary' : 'danger-fill'} onClick={confirm}>
              {t(action)}
            </Button>
          ) : null}
        </>
      }
    >
      {question.kind === 'has-files' || question.risks.length === 0 ? null : (
        <div className={classes['risks']}>
          {question.risks.map((risk) => (
            <Notice key={risk} tone="warning">
              {t(RISK_TEXTS[risk])}
            </Notice>
          ))}
        </div>
      )}
    </Dialog>
  );
};
