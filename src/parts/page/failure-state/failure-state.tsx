import type { ReactNode } from 'react';
import type { Failure } from '../../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../../kit';
import { Button, Notice, EmptyState } from '../../../ui';

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

/** A notice about a failed action beside the content, which stays visible. */
export const FailureNotice = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useText();
  const [message, advice, facts] = [failureTitle(failure), failureAdvice(failure), failureDetails(failure)];
  return (
    <Notice tone="danger" role="alert" title={t(message.key, message.parameters)}>
      <p>{t(advice.key, advice.parameters)}</p>
      {facts === null ? null : (
        <p>
          <small>{facts}</small>
        </p>
      )}
    </Notice>
  );
};
