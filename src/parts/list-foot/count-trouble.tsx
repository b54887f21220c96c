import { useState } from 'react';
import type { Browse } from '../../application/browse';
import type { ItemCounts } from '../../domain/query';
import type { Failure, RemoteData } from '../../kernel';
import { failureTitle, useStream, useText } from '../../kit';
import { Button, Notice } from '../../ui';
import classes from './page-foot.module.css';

/** Says that the items could not be counted, and why; nothing where they were. */
export const CountTrouble = ({ list }: Pick<Browse, 'list'>) => {
  const { t } = useText();
  const counts = useStream(list.counts$);
  const failure = useStanding(counts);
  if (failure === null) return null;
  const said = failureTitle(failure);
  return (
    <div className={classes['trouble']}>
      <Notice
        tone="warning"
        role="status"
        title={t('items_not_counted')}
        actions={
          <Button size="small" icon="refresh" busy={counts.kind === 'loading'} onClick={() => list.countAgain()}>
            {t('retry')}
          </Button>
        }
      >
        {t(said.key, said.parameters)}
      </Notice>
    </div>
  );
};

/** What has failed stands until it is mended: while it is tried again nothing moves, and the focus stays where it is. */
const useStanding = (counts: RemoteData<ItemCounts>): Failure | null => {
  const [before, keep] = useState<Failure | null>(null);
  const failure = counts.kind === 'failed' ? counts.failure : counts.kind === 'loading' ? before : null;
  if (failure !== before) keep(failure);
  return failure;
};
