import type { ReactNode } from 'react';
import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, usePageTitle, useService, useStream, useText } from '../../kit';
import { Button, EmptyState, Icon } from '../../ui';
import classes from './start.module.css';
import { Connection } from '../../application/connection';

interface FailedScreenProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Further buttons. */
  readonly actions?: ReactNode;
}

/** A failure that stops the whole application: title, advice, technical details, retry. */
export const FailedScreen = ({ failure, onRetry, actions }: FailedScreenProps) => {
  const { t } = useText();
  const unreachable = failure.kind === 'network';
  const title = t(unreachable ? 'error_unreachable' : 'unexpected_error');
  const details = failureDetails(failure);
  usePageTitle(title);
  return (
    <main className={classes['screen']}>
      <EmptyState
        page
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
            {actions}
          </>
        }
        details={details === null ? undefined : { label: t('details'), text: details }}
      />
    </main>
  );
};

/** Shown when a route throws; offers to reload the page. */
export const CrashScreen = () => {
  const { t } = useText();
  return (
    <main className={classes['screen']}>
      <EmptyState
        page
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

/** Shown while the session or its data load; empty for the first 250 ms, and reports an unreachable server. */
export const LoadingScreen = () => {
  const { t } = useText();
  const { quality } = useStream(useService(Connection).state$);
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
