import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Button, Field, Input, Notice, TextLink } from '../../ui';
import { requestResetViewModel, resetPasswordViewModel } from './form-submission.view-model';
import { FailureNotice } from './form-parts';
import classes from './credentials-form.module.css';
import { NewPasswordForm } from './new-password-form';
import { PublicPage } from './public-page';
import { DemoMode } from '../../application/settings';

const RequestForm = () => {
  const { t } = useText();
  const submission = useViewModel(requestResetViewModel);
  const busy = useStream(submission.busy$);
  const failure = useStream(submission.failure$);
  const done = useStream(submission.isSubmitted$);
  const [email, setEmail] = useState('');
  const mail = useStream(useService(DemoMode).mails$).findLast(
    ({ to }) => to.toLowerCase() === email.trim().toLowerCase(),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() !== '') submission.execute(email);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {failure !== null ? <FailureNotice failure={failure} /> : null}
      {done ? (
        <Notice tone="success" role="status" title={t('reset_requested')}>
          {t('reset_requested_text')}
        </Notice>
      ) : (
        <p>{t('reset_password_text')}</p>
      )}
      {done && mail !== undefined ? (
        <Notice
          tone="neutral"
          icon="explore"
          title={t('demo_mail')}
          actions={
            <Button external href={mail.link}>
              {t('demo_mail_open')}
            </Button>
          }
        >
          {t('demo_mail_text')}
        </Notice>
      ) : null}
      <Field name="email" label={t('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          disabled={done}
          value={email}
          onChange={setEmail}
        />
      </Field>
      {done ? null : (
        <Button
          variant="primary"
          size="large"
          type="submit"
          block
          busy={busy}
          disabledReason={email.trim() === '' ? t('email_needed') : undefined}
        >
          {t('reset_send')}
        </Button>
      )}
      <p className={classes['beside']}>
        <TextLink href="/login">{t('back_to_sign_in')}</TextLink>
      </p>
    </form>
  );
};

const ResetForm = ({ token }: { readonly token: string }) => {
  const { t } = useText();
  const submission = useViewModel(resetPasswordViewModel, token);
  return (
    <NewPasswordForm
      submission={submission}
      token={token}
      action={t('reset_password')}
      success={t('password_changed')}
    />
  );
};

/** /reset-password: requests a link by email, or sets the new password when the URL has a token. */
export const ResetPasswordRoute = () => {
  const { t } = useText();
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t('reset_password'));
  return (
    <PublicPage title={t('reset_password')}>
      {token === null ? <RequestForm /> : <ResetForm token={token} />}
    </PublicPage>
  );
};
