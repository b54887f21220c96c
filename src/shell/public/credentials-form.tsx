import { useState, type FormEvent, type ReactNode } from 'react';
import { useStream, useText } from '../../kit';
import { Button, Field, Input } from '../../ui';
import { AttemptFailure } from './attempt-failure';
import classes from './credentials-form.module.css';
import { asLoginFailure } from './login-failure.rules';
import { PasswordInput } from './password-input';
import type { SignInViewModel } from './sign-in.view-model';

interface CredentialsFormProps {
  readonly view: SignInViewModel;
  readonly email: string;
  /** Without it the address stands fast: only this person may go on. */
  readonly onEmail?: ((email: string) => void) | undefined;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** Stands above the fields while there is no failure to tell. */
  readonly before?: ReactNode;
  /** Another way on, beside the button. */
  readonly also?: ReactNode;
}

/** Address, password and, once the account asks for it, the one-time code. */
export const CredentialsForm = ({
  view,
  email,
  onEmail,
  password,
  onPassword,
  before = null,
  also = null,
}: CredentialsFormProps) => {
  const { t } = useText();
  const { busy, failure, asksForCode } = useStream(view.state$);
  const [otp, setOtp] = useState('');
  const shown = failure === null ? null : asLoginFailure(failure);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    view.signIn({ email, password, ...(asksForCode && otp !== '' ? { otp } : {}) });
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {shown === null ? before : <AttemptFailure failure={shown} />}
      <Field name="email" label={t('email')}>
        <Input
          type="email"
          name="email"
          icon="mail"
          autoComplete="username"
          readOnly={onEmail === undefined}
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
      {asksForCode ? (
        <Field name="otp" label={t('one_time_code')}>
          <Input
            variant="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus
            value={otp}
            onChange={setOtp}
          />
        </Field>
      ) : null}
      <Button variant="primary" size="large" type="submit" block busy={busy}>
        {t('sign_in')}
      </Button>
      {also}
    </form>
  );
};
