import { useState, type ReactNode } from 'react';
import type { UnsavedReport } from '../../domain/recovery';
import { useForm, useStream, useText } from '../../kit';
import { Button, CodeInput, Field, Input, Notice } from '../../ui';
import { FailureNotice, PasswordInput } from './form-parts';
import classes from './credentials-form.module.css';
import { loginFailure } from './sign-in.rules';
import type { SignInViewModel } from './sign-in.view-model';

interface CredentialsFormProps {
  readonly view: SignInViewModel;
  /** Only this user may sign in: the email is read-only. */
  readonly isOneUser?: boolean;
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
export const CredentialsForm = ({ view, isOneUser = false, header = null, footer = null }: CredentialsFormProps) => {
  const { t } = useText();
  const { question, requiresCode } = useStream(view.state$);
  const { values, submitting, failure, attributes, change } = useForm(view.form);
  const shown = loginFailure(failure, requiresCode);
  return (
    <form className={classes['form']} {...attributes}>
      {question.length > 0 ? (
        <OtherUserNotice reports={question} onRemind={() => view.remind()} onSignIn={() => view.signInAnyway()} />
      ) : shown === null ? (
        header
      ) : (
        <FailureNotice failure={shown} />
      )}
      <Field name="email" label={t('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          readOnly={isOneUser}
          autoFocus={!isOneUser}
          value={values.email}
          onChange={(email) => change({ email })}
        />
      </Field>
      <Field name="password" label={t('password')}>
        <PasswordInput
          purpose="current"
          autoFocus={isOneUser}
          value={values.password}
          onChange={(password) => change({ password })}
        />
      </Field>
      {requiresCode ? (
        <Field name="otp" label={t('one_time_code')}>
          <CodeInput autoFocus value={values.otp} onChange={(otp) => change({ otp })} />
        </Field>
      ) : null}
      <Button variant="primary" size="large" type="submit" block busy={submitting}>
        {t('sign_in')}
      </Button>
      {footer}
    </form>
  );
};
