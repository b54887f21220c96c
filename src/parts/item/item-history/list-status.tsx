import type { RemoteData } from '../../../kernel';
import { failureAdvice, failureDetails, failureTitle, useText } from '../../../kit';
import { Button, Notice, Skeleton } from '../../../ui';
import classes from './item-history.module.css';

interface ListStatusProps {
  readonly remote: RemoteData<unknown>;
  readonly slow: boolean;
  /** Title of the failure. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** The number of rows that the skeleton stands for. */
  readonly rows?: number | undefined;
}

/** Shows that a list is loading, or why it could not be loaded. */
export const ListStatus = ({ remote, slow, failed, onRetry, rows = 3 }: ListStatusProps) => {
  const { t } = useText();
  if (remote.kind === 'failed') {
    const [said, advice, facts] = [
      failureTitle(remote.failure),
      failureAdvice(remote.failure),
      failureDetails(remote.failure),
    ];
    return (
      <Notice
        tone="danger"
        role="alert"
        title={failed}
        actions={
          <Button size="small" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        <p>{`${t(said.key, said.parameters)}. ${t(advice.key, advice.parameters)}`}</p>
        {facts === null ? null : (
          <p>
            <small>{facts}</small>
          </p>
        )}
      </Notice>
    );
  }
  return slow ? (
    <div aria-busy="true" aria-label={t('loading')} role="group" className={classes['loading']}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="36px" />
      ))}
    </div>
  ) : null;
};
