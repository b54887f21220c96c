import { useEffect, useState } from 'react';
import type { SignOutReason } from '../../application/session';
import { DemonstrationService, preload, usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Notice } from '../../ui';
import { privateArea } from '../private-pages';
import { CredentialsForm } from './credentials-form';
import { DemoPeople } from './demo-people';
import { PublicPage } from './public-page';
import { signInViewModel } from './sign-in.view-model';

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
  const { busy } = useStream(view.state$);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  usePageTitle(t('sign_in'));
  useEffect(() => {
    // What cannot be fetched now is asked for again, and told, when it is needed.
    if (busy) preload(privateArea).catch(() => undefined);
  }, [busy]);
  return (
    <PublicPage title={t('sign_in')}>
      <CredentialsForm
        view={view}
        email={email}
        onEmail={setEmail}
        password={password}
        onPassword={setPassword}
        before={reason === null ? null : <Notice tone="neutral" role="status" icon="history" title={t(REASONS[reason])} />}
      />
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
