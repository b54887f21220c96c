import type { ReactNode } from 'react';
import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, usePageTitle, useText } from '../../kit';
import { Button, EmptyState } from '../../ui';
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
