import type { ReactNode } from 'react';
import type { Failure } from '../../kernel';
import { ConnectionService, failureAdvice, failureDetails, failureTitle, usePageTitle, useService, useStream, useText } from '../../kit';
import { Button, EmptyState, Icon } from '../../ui';
import classes from './start.module.css';

interface FailedScreenProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Another way out. */
  readonly also?: ReactNode;
}

/** The whole application cannot go on: what happened, what to do, the facts on demand, another try. */
export const FailedScreen = ({ failure, onRetry, also }: FailedScreenProps) => {
  const { t } = useText();
  const unreachable = failure.kind === 'network';
  const title = t(unreachable ? 'error_unreachable' : 'unexpected_error');
  const facts = failureDetails(failure);
  usePageTitle(title);
  return (
    <main className={classes['screen']}>
      <EmptyState
        kind={unreachable ? 'offline' : 'error'}
        title={title}
        text={
          unreachable ? t('advice_unreachable') : `${t(failureTitle(failure).key)}. ${t(failureAdvice(failure).key)}`
        }
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {t('retry')}
            </Button>
            {also}
          </>
        }
        details={facts === null ? undefined : { label: t('details'), text: facts }}
      />
    </main>
  );
};

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

/** While the session or the first data are on their way; says nothing in the first 250 ms, and that the server is out of reach when it is. */
export const LoadingScreen = () => {
  const { t } = useText();
  const { quality } = useStream(useService(ConnectionService).state$);
  return (
    <main className={classes['screen']} aria-busy="true">
      <div className={classes['loading']} role="status">
        <span className={classes['mark']}>
          <Icon name="mark" />
        </span>
        <p>{t(quality === 'off' ? 'offline' : 'wait')}</p>
      </div>
    </main>
  );
};
