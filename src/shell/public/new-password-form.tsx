import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emailOfToken } from '../../domain/session';
import { usePageTitle, useStream, useText, useViewModel } from '../../kit';
import { Button, Field, Input, Notice } from '../../ui';
import { FailureNotice, PasswordInput } from './form-parts';
import classes from './credentials-form.module.css';
import { acceptInvitationViewModel, type FormSubmission } from './form-submission.view-model';
import { PublicPage } from './public-page';

interface NewPasswordFormProps {
  readonly submission: FormSubmission<string>;
  /** From the emailed link. The form reads the email address from it; only the server verifies it. */
  readonly token: string;
  readonly action: string;
  readonly success: string;
}

/** Sets a new password for the account of an emailed link. */
export const NewPasswordForm = ({ submission, token, action, success }: NewPasswordFormProps) => {
  const { t } = useText();
  const busy = useStream(submission.busy$);
  const failure = useStream(submission.failure$);
  const done = useStream(submission.isSubmitted$);
  const [password, setPassword] = useState('');
  const email = emailOfToken(token);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') submission.execute(password);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {failure !== null ? (
        <FailureNotice failure={failure} advice={t('link_refused')} />
      ) : done ? (
        <Notice tone="success" role="status" title={success} />
      ) : email === null ? (
        <Notice tone="danger" role="alert" title={t('link_broken')}>
          {t('link_broken_text')}
        </Notice>
      ) : null}
      <Field name="email" label={t('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          readOnly
          value={email ?? ''}
          onChange={() => undefined}
        />
      </Field>
      <Field name="password" label={t('new_password')}>
        <PasswordInput purpose="new" value={password} onChange={setPassword} disabled={done} />
      </Field>
      {done ? (
        <Button variant="primary" size="large" block href="/login">
          {t('sign_in')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="large"
          type="submit"
          block
          busy={busy}
          disabledReason={password === '' ? t('password_needed') : undefined}
        >
          {action}
        </Button>
      )}
    </form>
  );
};

/** /accept-invite: an invited user sets a password. */
export const AcceptInviteRoute = () => {
  const { t } = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const submission = useViewModel(acceptInvitationViewModel, token);
  usePageTitle(t('create_account'));
  return (
    <PublicPage title={t('create_account')}>
      <NewPasswordForm
        submission={submission}
        token={token}
        action={t('create_account')}
        success={t('account_created')}
      />
    </PublicPage>
  );
};
