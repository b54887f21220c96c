import { useState, type FormEvent } from 'react';
import { emailOfToken } from '../../domain/session';
import { useStream, useText } from '../../kit';
import { Button, Field, Input, Notice } from '../../ui';
import type { Attempt } from './attempt';
import { AttemptFailure } from './attempt-failure';
import classes from './credentials-form.module.css';
import { PasswordInput } from './password-input';

interface NewPasswordFormProps {
  readonly attempt: Attempt<string>;
  /** From the mailed link; the address it is for is told by it, its truth by the server alone. */
  readonly token: string;
  readonly action: string;
  readonly success: string;
}

/** A new password for the account that a mailed link is for. */
export const NewPasswordForm = ({ attempt, token, action, success }: NewPasswordFormProps) => {
  const { t } = useText();
  const { busy, failure, done } = useStream(attempt.state$);
  const [password, setPassword] = useState('');
  const email = emailOfToken(token);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') attempt.try(password);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {failure !== null ? (
        <AttemptFailure failure={failure} advice={t('link_refused')} />
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
