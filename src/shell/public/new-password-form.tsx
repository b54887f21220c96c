import { useSearchParams } from 'react-router-dom';
import { emailOfToken } from '../../domain/session';
import { useForm, usePageTitle, useText, useViewModel } from '../../kit';
import { Button, Field, Input, Notice } from '../../ui';
import { FailureNotice, PasswordInput } from './form-parts';
import classes from './credentials-form.module.css';
import { acceptInvitationForm, type PasswordForm } from './account-forms';
import { PublicPage } from './public-page';

interface NewPasswordFormProps {
  readonly model: PasswordForm;
  /** From the emailed link. The form reads the email address from it; only the server verifies it. */
  readonly token: string;
  readonly action: string;
  readonly success: string;
}

/** Sets a new password for the account of an emailed link. */
export const NewPasswordForm = ({ model, token, action, success }: NewPasswordFormProps) => {
  const { t } = useText();
  const { values, error, denied, submitting, submitted, failure, attributes, change } = useForm(model);
  const email = emailOfToken(token);
  return (
    <form className={classes['form']} {...attributes}>
      {failure !== null ? (
        <FailureNotice failure={failure} advice={t('link_refused')} />
      ) : submitted ? (
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
      <Field name="password" label={t('new_password')} error={error('password')}>
        <PasswordInput
          purpose="new"
          value={values.password}
          onChange={(password) => change({ password })}
          disabled={submitted}
        />
      </Field>
      {submitted ? (
        <Button variant="primary" size="large" block href="/login">
          {t('sign_in')}
        </Button>
      ) : (
        <Button variant="primary" size="large" type="submit" block busy={submitting} disabledReason={denied}>
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
  const model = useViewModel(acceptInvitationForm, token);
  usePageTitle(t('create_account'));
  return (
    <PublicPage title={t('create_account')}>
      <NewPasswordForm model={model} token={token} action={t('create_account')} success={t('account_created')} />
    </PublicPage>
  );
};
