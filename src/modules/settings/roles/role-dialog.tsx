import type { RoleContents } from '../../../application/users';
import { useText } from '../../../kit';
import { Button, Dialog, Notice } from '../../../ui';
import { QUESTION_TEXTS } from './role-questions';
import classes from './role-page.module.css';
import type { RoleQuestion } from './role-writes';

/** What a deletion does to others, in numbers. */
const DeletionContents = ({ contents }: { readonly contents: RoleContents | null }) => {
  const { t } = useText();
  if (contents === null) return <p>{t('delete_role_unknown')}</p>;
  return (
    <ul className={classes['contents']}>
      <li>{t('delete_role_users', { number: contents.users })}</li>
      <li>{t('delete_role_permissions', { number: contents.permissions })}</li>
    </ul>
  );
};

interface RoleDialogProps {
  readonly question: RoleQuestion | null;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Confirms a write to a role, or says why it is not sent. The cancel button has the initial focus. */
export const RoleDialog = ({ question, onAnswer }: RoleDialogProps) => {
  const { t } = useText();
  if (question === null) return null;
  const { title, action } = QUESTION_TEXTS[question.kind];
  const cancel = (): void => onAnswer(false);
  const isRefused = question.kind === 'refused';
  return (
    <Dialog
      open
      danger
      onClose={cancel}
      title={t(title)}
      text={isRefused ? t(question.refusal) : question.kind === 'delete' ? t('delete_role_undone') : undefined}
      actions={
        <>
          <Button variant="ghost" onClick={cancel} data-autofocus>
            {t(isRefused ? 'close' : 'cancel')}
          </Button>
          {isRefused ? null : (
            <Button variant="danger-fill" onClick={() => onAnswer(true)}>
              {t(action)}
            </Button>
          )}
        </>
      }
    >
      {question.kind === 'delete' ? <DeletionContents contents={question.contents} /> : null}
      {isRefused || question.risks.length === 0 ? null : (
        <div className={classes['risks']}>
          {question.risks.map((risk) => (
            <Notice key={risk} tone="warning">
              {t(risk)}
            </Notice>
          ))}
        </div>
      )}
    </Dialog>
  );
};
