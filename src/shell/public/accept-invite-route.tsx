import { useSearchParams } from 'react-router-dom';
import { usePageTitle, useText, useViewModel } from '../../kit';
import { acceptInvitationViewModel } from './account.view-models';
import { NewPasswordForm } from './new-password-form';
import { PublicPage } from './public-page';

/** /accept-invite: whoever was invited chooses a password. */
export const AcceptInviteRoute = () => {
  const { t } = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const attempt = useViewModel(acceptInvitationViewModel, token);
  usePageTitle(t('create_account'));
  return (
    <PublicPage title={t('create_account')}>
      <NewPasswordForm attempt={attempt} token={token} action={t('create_account')} success={t('account_created')} />
    </PublicPage>
  );
};
