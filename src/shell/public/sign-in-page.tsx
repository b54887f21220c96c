import { useEffect } from 'react';
import { preload, usePageTitle, useService, useStream, useText, useViewModel } from '../../kit';
import { Button, ButtonRow, DividerText, Notice, TextLink } from '../../ui';
import { privateArea } from '../lazy-private';
import { CredentialsForm } from './credentials-form';
import classes from './credentials-form.module.css';
import { FailureNotice } from './form-parts';
import { demoUsersComponent } from './lazy-pages';
import { PublicPage } from './public-page';
import { signOnCallback } from '../session-routes.rules';
import { providerName, type SignInReason } from './sign-in.rules';
import { providersViewModel, signInViewModel } from './sign-in.view-model';
import { Accounts } from '../../application/session';
import { DemoMode } from '../../application/settings';

interface SignOnLinksProps {
  /** The absolute URL that a provider redirects to. */
  readonly callbackUrl: string;
}

/** Links to the sign-on providers; renders nothing without any. */
const SignOnLinks = ({ callbackUrl }: SignOnLinksProps) => {
  const { t } = useText();
  const accounts = useService(Accounts);
  const providers = useStream(useViewModel(providersViewModel).providers$);
  if (providers.length === 0) return null;
  return (
    <>
      <DividerText>{t('or_continue_with')}</DividerText>
      <ButtonRow align="stretch">
        {providers.map((provider) => (
          <Button key={provider} icon="vpn_key" external href={accounts.signOnLink(provider, callbackUrl)}>
            {providerName(provider)}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
};

interface SignInPageProps {
  /** Why this page is shown; null when the user opened it. */
  readonly reason: SignInReason | null;
  /** The page to open after the sign-in. */
  readonly redirect: string | null;
}

const REASONS = {
  'sign-out': 'signed_out',
  'session-expired': 'session_expired',
  'not-authenticated': 'not_authenticated',
} as const;

const Reason = ({ reason }: { readonly reason: SignInReason }) => {
  const { t } = useText();
  return reason.kind === 'refused' ? (
    <FailureNotice failure={reason.failure} advice={t('sign_on_refused')} />
  ) : (
    <Notice tone="neutral" role="status" icon="history" title={t(REASONS[reason.kind])} />
  );
};

/** /login */
export const SignInPage = ({ reason, redirect }: SignInPageProps) => {
  const { t } = useText();
  const demonstration = useService(DemoMode);
  const DemoPeople = demonstration.users.length === 0 ? null : demoUsersComponent();
  const view = useViewModel(signInViewModel);
  const { submitting } = useStream(view.form.state$);
  usePageTitle(t('sign_in'));
  useEffect(() => {
    // A failed load is retried, and its error shown, when the page renders.
    if (submitting) preload(privateArea).catch(() => undefined);
  }, [submitting]);
  return (
    <PublicPage title={t('sign_in')}>
      <CredentialsForm
        view={view}
        header={reason === null ? null : <Reason reason={reason} />}
        footer={
          <p className={classes['beside']}>
            <TextLink href="/reset-password">{t('forgot_password')}</TextLink>
          </p>
        }
      />
      <SignOnLinks callbackUrl={signOnCallback(redirect, document.baseURI)} />
      {DemoPeople === null ? null : (
        <DemoPeople
          demonstration={demonstration}
          onSignIn={({ email, password }) => {
            view.form.change({ email, password });
            view.form.submit();
          }}
        />
      )}
    </PublicPage>
  );
};
