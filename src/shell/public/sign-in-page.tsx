import { useEffect, useState } from 'react';
import { DemonstrationService, preload, usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Notice, TextLink } from '../../ui';
import { privateArea } from '../private-pages';
import { AttemptFailure } from './attempt-failure';
import { CredentialsForm } from './credentials-form';
import classes from './credentials-form.module.css';
import { demoPeopleComponent } from './lazy-pages';
import { PublicPage } from './public-page';
import type { SignInReason } from './sign-in-reason.rules';
import { signInViewModel } from './sign-in.view-model';
import { SignOnLinks } from './sign-on-links';

interface SignInPageProps {
  /** Why this page is shown; null when somebody came by themselves. */
  readonly reason: SignInReason | null;
  /** The page that they are to be brought to. */
  readonly wanted: string | null;
}

const REASONS = {
  'sign-out': 'signed_out',
  'session-expired': 'session_expired',
  'not-authenticated': 'not_authenticated',
} as const;

const Reason = ({ reason }: { readonly reason: SignInReason }) => {
  const { t } = useText();
  return reason.kind === 'refused' ? (
    <AttemptFailure failure={reason.failure} advice={t('sign_on_refused')} />
  ) : (
    <Notice tone="neutral" role="status" icon="history" title={t(REASONS[reason.kind])} />
  );
};

/** This page at its absolute address, for providers to lead back to. */
const backFrom = (wanted: string | null): string =>
  new URL(`login${wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`}`, document.baseURI).href;

/** /login */
export const SignInPage = ({ reason, wanted }: SignInPageProps) => {
  const { t } = useText();
  const demonstration = useService(DemonstrationService);
  const DemoPeople = demonstration.people.length === 0 ? null : demoPeopleComponent();
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
        before={reason === null ? null : <Reason reason={reason} />}
        also={
          <p className={classes['beside']}>
            <TextLink href="/reset-password">{t('forgot_password')}</TextLink>
          </p>
        }
      />
      <SignOnLinks back={backFrom(wanted)} />
      {DemoPeople === null ? null : (
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
