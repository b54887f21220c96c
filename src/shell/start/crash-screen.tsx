import { useText } from '../../kit';
import { Button, EmptyState } from '../../ui';
import classes from './start.module.css';

/** A part of the application has thrown. Loading it again is all that can be done. */
export const CrashScreen = () => {
  const { t } = useText();
  return (
    <main className={classes['screen']}>
      <EmptyState
        kind="error"
        title={t('unexpected_error')}
        text={t('unexpected_error_text')}
        actions={
          <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
};
