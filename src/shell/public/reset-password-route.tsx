import { useSearchParams } from 'react-router-dom';
import { useForm, usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Button, Field, Input, Notice, TextLink } from '../../ui';
import { requestResetForm, resetPasswordForm } from './account-forms';
import { FailureNotice } from './form-parts';
import classes from './credentials-form.module.css';
import { NewPasswordForm } from './new-password-form';
import { PublicPage } from './public-page';
import { DemoMode } from '../../application/settings';

const RequestForm = () => {
  const { t } = useText();
  const { values, error, denied, submitting, submitted, failure, attributes, change } = useForm(
    useViewModel(requestResetForm),
  );
  const mail = useStream(useService(DemoMode).mails$).findLast(
    ({ to }) => to.toLowerCase() === values.email.trim().toLowerCase(),
  );
  return (
    <form className={classes['form']} {...attributes}>
      {failure !== null ? <FailureNotice failure={failure} /> : null}
      {submitted ? (
        <Notice tone="success" role="status" title={t('reset_requested')}>
          {t('reset_requested_text')}
        </Notice>
      ) : (
        <p>{t('reset_password_text')}</p>
      )}
      {submitted && mail !== undefined ? (
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
      <Field name="email" label={t('email')} error={error('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          disabled={submitted}
          value={values.email}
          onChange={(email) => change({ email })}
        />
      </Field>
      {submitted ? null : (
        <Button variant="primary" size="large" type="submit" block busy={submitting} disabledReason={denied}>
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
  const model = useViewModel(resetPasswordForm, token);
  return <NewPasswordForm model={model} token={token} action={t('reset_password')} success={t('password_changed')} />;
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
