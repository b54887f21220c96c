import { useState, type FormEvent, type ReactNode } from 'react';
import type { UnsavedReport } from '../../domain/recovery';
import type { Credentials } from '../../domain/session';
import { useStream, useText } from '../../kit';
import { Button, CodeInput, Field, Input, Notice } from '../../ui';
import { FailureNotice, PasswordInput } from './form-parts';
import classes from './credentials-form.module.css';
import { toLoginFailure } from './sign-in.rules';
import type { SignInViewModel } from './sign-in.view-model';

interface CredentialsFormProps {
  readonly view: SignInViewModel;
  readonly email: string;
  /** Without it the email is read-only: only this user may sign in. */
  readonly onEmail?: ((email: string) => void) | undefined;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** Above the fields, unless a failure is shown. */
  readonly header?: ReactNode;
  /** Below the button. */
  readonly footer?: ReactNode;
}

interface OtherUserNoticeProps {
  readonly reports: readonly UnsavedReport[];
  readonly onRemind: () => void;
  readonly onSignIn: () => void;
}

/** Asks before a sign-in ends the session of another user with unsaved changes. */
const OtherUserNotice = ({ reports, onRemind, onSignIn }: OtherUserNoticeProps) => {
  const { t } = useText();
  const [isReminded, setIsReminded] = useState(false);
  const who = [...new Set(reports.map(({ name }) => name ?? t('unknown_user')))].join(', ');
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('unsaved_of_other_user', { who })}
      actions={
        <>
          <Button
            onClick={() => {
              onRemind();
              setIsReminded(true);
            }}
          >
            {t('mark_tab')}
          </Button>
          <Button variant="danger" onClick={onSignIn}>
            {t('sign_in_anyway')}
          </Button>
        </>
      }
    >
      {t(isReminded ? 'tab_marked' : 'unsaved_of_other_user_text', { who })}
    </Notice>
  );
};

/** Email, password and, once the server requires it, the one-time code. */
export const CredentialsForm = ({
  view,
  email,
  onEmail,
  password,
  onPassword,
  header = null,
  footer = null,
}: CredentialsFormProps) => {
  const { t } = useText();
  const { busy, question, failure, requiresCode } = useStream(view.state$);
  const [otp, setOtp] = useState('');
  const loginFailure = failure === null ? null : toLoginFailure(failure);
  const credentials: Credentials = { email, password, ...(requiresCode && otp !== '' ? { otp } : {}) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    view.signIn(credentials);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {question.length > 0 ? (
        <OtherUserNotice
          reports={question}
          onRemind={() => view.remind()}
          onSignIn={() => view.signInAnyway(credentials)}
        />
      ) : loginFailure === null ? (
        header
      ) : (
        <FailureNotice failure={loginFailure} />
      )}
      <Field name="email" label={t('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          readOnly={onEmail === undefined}
          autoFocus={onEmail !== undefined}
          value={email}
          onChange={(text) => {
            onEmail?.(text);
            view.emailChanged();
          }}
        />
      </Field>
      <Field name="password" label={t('password')}>
        <PasswordInput purpose="current" autoFocus={onEmail === undefined} value={password} onChange={onPassword} />
      </Field>
      {requiresCode ? (
        <Field name="otp" label={t('one_time_code')}>
          <CodeInput autoFocus value={otp} onChange={setOtp} />
        </Field>
      ) : null}
      <Button variant="primary" size="large" type="submit" block busy={busy}>
        {t('sign_in')}
      </Button>
      {footer}
    </form>
  );
};
