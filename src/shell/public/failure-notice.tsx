import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../kit';
import { Notice } from '../../ui';

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Advice for API errors on this page; other failures have general advice. */
  readonly advice?: string | undefined;
}

/** Why a form on a public page failed. */
export const FailureNotice = ({ failure, advice }: FailureNoticeProps) => {
  const { t } = useText();
  return (
    <Notice tone="danger" role="alert" title={t(failureTitle(failure).key)}>
      {failure.kind === 'api' ? advice : t(failureAdvice(failure).key)}
      {failure.kind === 'decode' ? <small>{failureDetails(failure)}</small> : null}
    </Notice>
  );
};
