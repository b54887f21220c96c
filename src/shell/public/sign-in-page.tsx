import { useEffect, useState, type FormEvent } from 'react';
import type { SignOutReason } from '../../application/session';
import { DemonstrationService, failureAdvice, failureDetails, failureTitle, preload, usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Button, Field, IconButton, Input, Notice } from '../../ui';
import { privateArea } from '../private-pages';
import { DemoPeople } from './demo-people';
import { asLoginFailure } from './login-failure.rules';
import { PublicPage } from './public-page';
import { signInViewModel } from './sign-in.view-model';
import classes from './sign-in-page.module.css';

interface SignInPageProps {
  /** Why this page is shown to somebody who wanted another one; null when they came by themselves. */
  readonly reason: SignOutReason | 'not-authenticated' | null;
}

const REASONS = { 'sign-out': 'signed_out', 'session-expired': 'session_expired', 'not-authenticated': 'not_authenticated' } as const;

/** /login */
export const SignInPage = ({ reason }: SignInPageProps) => {
  const { t } = useText();
  const demonstration = useService(DemonstrationService);
  const view = useViewModel(signInViewModel);
  const { busy, failure, asksForCode } = useStream(view.state$);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [visible, show] = useState(false);
  usePageTitle(t('sign_in'));
  useEffect(() => {
    // What cannot be fetched now is asked for again, and told, when it is needed.
    if (busy) preload(privateArea).catch(() => undefined);
  }, [busy]);
  const shown = failure === null ? null : asLoginFailure(failure);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    view.signIn({ email, password, ...(asksForCode && otp !== '' ? { otp } : {}) });
  };
  return (
    <PublicPage title={t('sign_in')}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        {shown !== null ? (
          <Notice tone="danger" role="alert" title={t(failureTitle(shown).key)}>
            {shown.kind === 'api' ? null : t(failureAdvice(shown).key)}
            {shown.kind === 'decode' ? <small>{failureDetails(shown)}</small> : null}
          </Notice>
        ) : reason === null ? null : (
          <Notice tone="neutral" role="status" icon="history" title={t(REASONS[reason])} />
        )}
        <Field name="email" label={t('email')}>
          <Input
            type="email"
            name="email"
            icon="mail"
            autoComplete="username"
            value={email}
            onChange={(text) => {
              setEmail(text);
              view.emailChanged();
            }}
          />
        </Field>
        <Field name="password" label={t('password')}>
          <Input
            type={visible ? 'text' : 'password'}
            name="password"
            icon="lock"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            trailing={
              <IconButton
                icon={visible ? 'visibility_off' : 'visibility'}
                size="small"
                label={t(visible ? 'hide_password' : 'show_password')}
                pressed={visible}
                onClick={() => show(!visible)}
              />
            }
          />
        </Field>
        {asksForCode ? (
          <Field name="otp" label={t('one_time_code')}>
            <Input look="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus value={otp} onChange={setOtp} />
          </Field>
        ) : null}
        <Button variant="primary" size="large" type="submit" block busy={busy}>
          {t('sign_in')}
        </Button>
      </form>
      {demonstration.people.length === 0 ? null : (
        <DemoPeople
          demonstration={demonstration}
          onChoose={(person) => {
            setEmail(person.email);
            setPassword(person.password);
          }}
        />
      )}
    </PublicPage>
  );
};
