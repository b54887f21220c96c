import type { ReactNode } from 'react';
import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../kit';
import { Button, Notice, EmptyState } from '../../ui';

interface FailureStateProps {
  /** What could not be done; the failure says why. */
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** What else can be done about it. */
  readonly secondaryAction?: ReactNode;
}

/** Stands where something could not be loaded: what happened, what to do, the facts on demand. */
export const FailureState = ({ title, failure, onRetry, secondaryAction }: FailureStateProps) => {
  const { t } = useText();
  const [said, advice, facts] = [failureTitle(failure), failureAdvice(failure), failureDetails(failure)];
  return (
    <EmptyState
      kind={
        failure.kind === 'network' ? 'offline' : failure.kind === 'api' && failure.status === 403 ? 'denied' : 'error'
      }
      title={title}
      text={`${t(said.key, said.parameters)}. ${t(advice.key, advice.parameters)}`}
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

/** Tells of a failure beside what it concerns, which stays as it is. */
export const FailureNotice = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useText();
  const [said, advice, facts] = [failureTitle(failure), failureAdvice(failure), failureDetails(failure)];
  return (
    <Notice tone="danger" role="alert" title={t(said.key, said.parameters)}>
      <p>{t(advice.key, advice.parameters)}</p>
      {facts === null ? null : (
        <p>
          <small>{facts}</small>
        </p>
      )}
    </Notice>
  );
};
