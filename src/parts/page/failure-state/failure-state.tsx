import type { ReactNode } from 'react';
import type { Failure } from '../../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../../kit';
import { Button, Notice, EmptyState } from '../../../ui';
import classes from './failure-state.module.css';

interface FailureStateProps {
  /** What failed; the failure tells why. */
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** A further action beside the retry. */
  readonly secondaryAction?: ReactNode;
}

/** Replaces content that failed to load: message, advice, retry and expandable details. */
export const FailureState = ({ title, failure, onRetry, secondaryAction }: FailureStateProps) => {
  const { t } = useText();
  const [message, advice, facts] = [failureTitle(failure), failureAdvice(failure), failureDetails(failure)];
  return (
    <EmptyState
      kind={
        failure.kind === 'network' ? 'offline' : failure.kind === 'api' && failure.status === 403 ? 'denied' : 'error'
      }
      title={title}
      text={`${t(message.key, message.parameters)}. ${t(advice.key, advice.parameters)}`}
      actions={
        <>
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
          {secondaryAction}
        </>
      }
      details={facts === null ? undefined : { label: t('details'), text: facts }}
    />
  );
};

interface FailureNoticeProps {
  readonly failure: Failure;
  /** What has failed is a request that can be sent again: a button below the notice. */
  readonly onRetry?: (() => void) | undefined;
}

/** A notice about a failure beside the content, which stays visible. */
export const FailureNotice = ({ failure, onRetry }: FailureNoticeProps) => {
  const { t } = useText();
  const [message, advice, facts] = [failureTitle(failure), failureAdvice(failure), failureDetails(failure)];
  const notice = (
    <Notice tone="danger" role="alert" title={t(message.key, message.parameters)}>
      <p>{t(advice.key, advice.parameters)}</p>
      {facts === null ? null : (
        <p>
          <small>{facts}</small>
        </p>
      )}
    </Notice>
  );
  if (onRetry === undefined) return notice;
  return (
    <div className={classes['failure']}>
      {notice}
      <Button size="small" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};
