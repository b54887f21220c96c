import { useService, useStream, useText, useViewModel } from '../../kit';
import { Button, Dialog } from '../../ui';
import { CredentialsForm } from '../public/credentials-form';
import { signInViewModel } from '../public/sign-in.view-model';
import { Session } from '../../application/session';
import { AccessStore } from '../../application/access';

/** Shown over the page when its session has expired: after the same user signs in, waiting requests continue. */
export const SignInAgain = () => {
  const { t } = useText();
  const session = useService(Session);
  const user = useStream(useService(AccessStore).user$);
  const view = useViewModel(signInViewModel, user?.email ?? '');
  return (
    <Dialog open title={t('sign_in_again')} text={t('sign_in_again_text')} actions={null}>
      <CredentialsForm
        view={view}
        isOneUser
        footer={
          <Button variant="ghost" block onClick={() => session.abandon()}>
            {t('leave_and_lose')}
          </Button>
        }
      />
    </Dialog>
  );
};
