import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../kit';
import { Notice } from '../../ui';

interface FailureNoticeProps {
  readonly failure: Failure;
  /** What a refusal by the server means to somebody here; for other failures there is a general advice. */
  readonly advice?: string | undefined;
}

/** Why an attempt on a public page did not succeed. */
export const FailureNotice = ({ failure, advice }: FailureNoticeProps) => {
  const { t } = useText();
  return (
    <Notice tone="danger" role="alert" title={t(failureTitle(failure).key)}>
      {failure.kind === 'api' ? advice : t(failureAdvice(failure).key)}
      {failure.kind === 'decode' ? <small>{failureDetails(failure)}</small> : null}
    </Notice>
  );
};
