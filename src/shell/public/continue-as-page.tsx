import { userName, type CurrentUser } from '../../domain/users';
import { usePageTitle, useText } from '../../kit';
import { Avatar, Button } from '../../ui';
import classes from './continue-as-page.module.css';
import { PublicPage } from './public-page';

interface ContinueAsPageProps {
  readonly user: CurrentUser;
  /** The page that 'Continue' opens. */
  readonly path: string;
}

/** /login for a user who is signed in already. */
export const ContinueAsPage = ({ user, path }: ContinueAsPageProps) => {
  const { t } = useText();
  const name = userName(user) ?? t('unknown_user');
  usePageTitle(t('sign_in'));
  return (
    <PublicPage title={t('welcome_back')}>
      <div className={classes['person']}>
        <Avatar name={name} size="huge" />
        <p className={classes['who']}>
          <bdi className={classes['name']}>{name}</bdi>
          {user.email === null || user.email === name ? null : <bdi className={classes['email']}>{user.email}</bdi>}
        </p>
      </div>
      <Button variant="primary" size="large" block href={path}>
        {t('continue')}
      </Button>
      <Button variant="ghost" block href="/logout">
        {t('sign_in_as_somebody_else')}
      </Button>
    </PublicPage>
  );
};
