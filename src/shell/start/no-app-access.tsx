import { usePageTitle, useText } from '../../kit';
import { Button, EmptyState } from '../../ui';
import classes from './start.module.css';

/** For people whose role may use the API but not this application. */
export const NoAppAccess = () => {
  const { t } = useText();
  usePageTitle(t('no_app_access'));
  return (
    <main className={classes['screen']}>
      <EmptyState
        kind="denied"
        title={t('no_app_access')}
        text={t('no_app_access_text')}
        actions={
          <Button variant="primary" icon="logout" href="/logout">
            {t('sign_out')}
          </Button>
        }
      />
    </main>
  );
};
