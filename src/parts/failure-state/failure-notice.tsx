import type { Failure } from '../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../kit';
import { Notice } from '../../ui';

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
